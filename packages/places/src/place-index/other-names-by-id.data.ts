/**
 * Former, newer and common names that GeoNames' list of other names lacks; by the id `readSourcePlaces` gives the
 * place.
 */
export const OTHER_NAMES_BY_ID: Readonly<Record<string, readonly string[]>> = {
  "1253102": ["Waltair"],
  "1253113": ["Virudhunagar"],
  "1254657": ["Kurukshetra"],
  "1255254": ["Tadipatri"],
  "1256388": ["Sivasagar", "Shivasagar"],
  "1258744": ["Ramanagara", "Ramanagaram", "Ramnagara"],
  "1259184": ["Pooree"],
  "1259385": ["Sri Vijaya Puram"],
  "1262634": ["Mughalsarai", "Deen Dayal Upadhyaya Nagar", "Pandit Deen Dayal Upadhyaya Nagar"],
  "1262995": ["Mirzapore"],
  "1264111": ["Malerkotla"],
  "1268865": ["Jodhpore"],
  "1269135": ["Jaunpore"],
  "1269557": ["Jehanabad"],
  "1271306": ["Ghazeepore"],
  "1273368": ["Davanagere"],
  "1274243": ["Chikkaballapur", "Chikballapur", "Chikkaballapura"],
  "1275812": ["Bhooj"],
  "1276014": ["Mira Bhayandar", "Mira Road"],
  "1277085": ["Baramulla"],
  "1278083": ["Azimgarh"],
  "1278149": ["Chhatrapati Sambhajinagar", "Sambhajinagar"],
  "1278860": ["Umballa"],
  "1278903": ["Ambernath"],
  "1279159": ["Ajmere"],
  "1279396": ["Mount Abu", "Mt Abu"],
  // The town of Berbice, as Guyana's colony and county on that river was called.
  "3376762": ["Berbice"],
  "-1466675596": ["Chitrakoot"],
  "-1998097372": ["Tenali"],
  "-2946349828": ["Mehsana"],
};
