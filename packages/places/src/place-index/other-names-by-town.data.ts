/**
 * Names of Indian towns missing from all sources, by state and town: official names since 2014, old ones still in use,
 * and districts that are not named after their seat if the seat is not the district's largest town. After the Local
 * Government Directory of India (2024) and the Imperial Gazetteer of India (1908) for the old spellings.
 */
export const OTHER_NAMES_BY_TOWN: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "Andhra Pradesh": {
    Amalapuram: ["Konaseema", "Dr B R Ambedkar Konaseema"],
    Narasaraopet: ["Palnadu"],
    Puttaparthi: ["Sri Sathya Sai"],
    Rajahmundry: ["Rajamahendravaram"],
    Rayachoti: ["Annamayya"],
  },
  "Arunachal Pradesh": { Along: ["Aalo"] },
  Assam: { Karimganj: ["Sribhumi"], Mangaldai: ["Darrang"] },
  Bihar: { Motihari: ["East Champaran", "Purvi Champaran"], Bettiah: ["West Champaran", "Pashchim Champaran"] },
  Gujarat: {
    Bhuj: ["Kutch", "Kachchh", "Cutch"],
    Dwarka: ["Devbhumi Dwarka", "Devbhoomi Dwarka"],
    Godhra: ["Panchmahal", "Panch Mahals"],
    Modasa: ["Aravalli"],
    Veraval: ["Somnath", "Prabhas Patan", "Gir Somnath"],
  },
  Haryana: { Nuh: ["Mewat"] },
  "Himachal Pradesh": { Nahan: ["Sirmaur", "Sirmour", "Sirmur"] },
  Jharkhand: {
    Chaibasa: ["West Singhbhum", "Pashchimi Singhbhum"],
    Deoghar: ["Baidyanath Dham", "Baidyanathdham"],
    Jamshedpur: ["East Singhbhum", "Purbi Singhbhum"],
    Sahibganj: ["Sahebganj"],
  },
  Karnataka: {
    Hospet: ["Vijayanagara"],
    Madikeri: ["Coorg", "Kodagu", "Mercara"],
    Shrirangapattana: ["Seringapatam", "Srirangapatna"],
    Subramanya: ["Kukke Subramanya", "Kukke"],
  },
  Ladakh: { Diskit: ["Nubra"], Padum: ["Zanskar"] },
  "Madhya Pradesh": { Mhow: ["Dr Ambedkar Nagar"], Seoni: ["सिवनी"] },
  Maharashtra: {
    Ahmednagar: ["Ahilyanagar"],
    Alibag: ["Raigad"],
    Amravati: ["Amraoti", "Oomraoti"],
    Karanja: ["Karanja Lad"],
    Trimbak: ["Trimbakeshwar", "Tryambak", "Tryambakeshwar"],
  },
  Meghalaya: { Cherrapunji: ["Sohra"] },
  Mizoram: { Saiha: ["Siaha"] },
  Odisha: { Baudh: ["Boudh"], Phulbani: ["Kandhamal", "Phulabani"] },
  Punjab: {
    Mohali: ["Sahibzada Ajit Singh Nagar", "SAS Nagar", "Ajitgarh"],
    Muktsar: ["Sri Muktsar Sahib", "Muktsar Sahib"],
    Tanda: ["Tanda Urmar"],
  },
  Rajasthan: {
    Alwar: ["Ulwar"],
    Bharatpur: ["Bhurtpore"],
    Gangapur: ["Gangapur City"],
    Jaipur: ["Amber", "Amer"],
  },
  "Tamil Nadu": { "Anna Nagar": ["Annanagar"], Ooty: ["Nilgiris"] },
  Telangana: { Bhongir: ["Bhuvanagiri", "Yadadri Bhuvanagiri"], Hyderabad: ["Charminar"] },
  "Uttar Pradesh": {
    Bhadohi: ["Sant Ravidas Nagar"],
    Bijnor: ["Bijnaur"],
    Lakhimpur: ["Lakhimpur Kheri", "Kheri"],
    Naugarh: ["Siddharthnagar"],
  },
  Uttarakhand: { Rudrapur: ["Udham Singh Nagar"] },
  "West Bengal": {
    Baharampur: ["Berhampore", "Murshidabad"],
    Contai: ["Kanthi"],
    Krishnanagar: ["Nadia"],
    Kolkata: ["Jadavpur", "Alipore", "Gariahat"],
  },
};

/** Current names of towns for which the sources still list an old spelling first, by state and that spelling. */
export const CURRENT_NAMES_BY_TOWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Bihar: {
    Baruni: "Barauni",
    Dinapore: "Danapur",
    Jahanabad: "Jehanabad",
    Luckeesarai: "Lakhisarai",
    Mothihari: "Motihari",
  },
  Chhattisgarh: { "Raj-Nandgaon": "Rajnandgaon" },
  Goa: { Panjim: "Panaji" },
  Gujarat: { Dohad: "Dahod", Morvi: "Morbi" },
  Karnataka: { Closepet: "Ramanagara" },
  Kerala: { Badagara: "Vadakara", Tellicherry: "Thalassery" },
  "Madhya Pradesh": { Murwara: "Katni", Saugor: "Sagar" },
  Maharashtra: { Chanda: "Chandrapur", Dombivali: "Dombivli", Savantvadi: "Sawantwadi", Sholapur: "Solapur" },
  Odisha: { Nowrangapur: "Nabarangpur" },
  "Tamil Nadu": { Teni: "Theni" },
  Telangana: { Paloncha: "Palwancha" },
  "Uttar Pradesh": { Bahraigh: "Bahraich", Fyzabad: "Faizabad", Maharaganj: "Maharajganj" },
  "West Bengal": {
    Bali: "Bally",
    Barakpur: "Barrackpore",
    Barddhaman: "Bardhaman",
    "Dam Dam": "Dum Dum",
    "Ingraj Bazar": "English Bazar",
    Katoya: "Katwa",
    "Koch Bihar": "Cooch Behar",
  },
};
