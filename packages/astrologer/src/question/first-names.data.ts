/**
 * Common first names, matched by sound in either script. Names that are also words of the language or of astrology are left out:
 * deities, grahas, nakshatras, gems, virtues ("Asha", "Rohini", "Vijay", "Neelam").
 */
export const FIRST_NAMES: readonly string[] = (
  "aamir aarav aaryan abdul abhinav abhishek afzal ahmed ajay ajit akhil alok amit amitabh " +
  "amol aniket anil anirudh anita anjali anjana ankit ankita ankur anshul anup anupam anushka aparna " +
  "arindam arjun arnav arun arvind aryan ashok ashutosh asif atul avinash ayaan ayesha babita balwinder bhavesh " +
  "bhupendra binod bipin chirag debasish deepa deepali deepika dilip dimple dinesh " +
  "faisal farhan fatima gautam girish gulshan gurpreet gurmeet harish harjeet harpreet harshad " +
  "harshit hemlata himanshu hitesh imran indira irfan isha ishita jagdish jaideep jaspreet jatin jaya jayant jayesh " +
  "jignesh jitendra jitesh kabir kamlesh kapil kaushik kavya " +
  "kishan kunal lata lokesh madhuri mahesh mandeep maneesh mangesh manisha manish " +
  "manjeet manju manjula manoj manpreet mayank mayur meenakshi megha mehul minal mohammad mohammed mohit mona monika mukesh mukul " +
  "mustafa nagesh namrata naresh narendra navneet navya neeraj neeru neeta neha nikhil nikita nilesh nirav " +
  "nirmala nitesh nitin nitish nupur pallavi pankaj parth parul piyush prachi pradeep pramod pranav " +
  "priya priyanka punit raghav rahul rajeev rajendra " +
  "rajesh rajiv rajkumar rajni raju rakesh ramesh ramya ranjan ranjana ranjeet raveena reena renu renuka richa ritesh ritika " +
  "riya rohan rohit ronak roopa ruchika rupali rupesh sachin sahil salim salman salma sameer samir sandeep sangeeta sangita sanjana " +
  "sanjay sanjeev sanjiv sapan sarika sarita satish satyam saurabh savita shabana shailendra shailesh shalini sharmila " +
  "shashank shekhar shilpa shivam shivani shreya shreyas shruti shubham shweta simran smita sneha sohail sohan sonal sonali " +
  "sonia sonu subhash sudha sudhir sujata sukhwinder suman sumeet sumit sunil sunita suresh surendra sushant sushma " +
  "swapnil tanmay tanuja tanvi tanya tejas trisha tushar umesh upendra urvashi varun " +
  "veena vikram vikrant vineet vinita vipin virendra yamini yashwant yasmin yogendra yogesh yusuf zainab zeeshan zoya " +
  "john david michael james robert jennifer sarah jessica emily daniel peter thomas maria alex kevin brian"
).split(" ");
