/**
 * Common first names, met by their sound in either script. Left out is every name that is also a word of the language or of the field:
 * deities, grahas, nakshatras, gems, virtues ("Asha", "Rohini", "Vijay", "Neelam").
 */
export const FIRST_NAMES: readonly string[] = (
  "aakash aamir aarav aaryan abdul abhijeet abhinav abhishek adarsh advait afzal ahmed ajay ajit akash akhil akshay alok amit amitabh " +
  "amol aniket anil anirudh anita anjali anjana ankit ankita ankur ankush anshul anuj anup anupam anushka aparna " +
  "arindam arjun arnav arun arvind aryan ashish ashok ashutosh asif atul avinash ayaan ayesha ayush babita balwinder bhavesh bhavna " +
  "bhupendra bhushan binod bipin chetan chirag debasish deepa deepak deepali deepika dheeraj dhruv dhruva dilip dimple dinesh " +
  "faisal farhan fatima gautam girish gulshan gurpreet gurmeet harish harjeet harpreet harshad " +
  "harshit hemant hemlata himanshu hitesh imran indira irfan isha ishita jagdish jaideep jaspreet jatin jaya jayant jayesh " +
  "jignesh jitendra jitesh kabir kamlesh kapil kaushik kavita kavya " +
  "kishan kishore kunal lalit lata lokesh madhuri mahesh mandeep maneesh mangesh manisha manish " +
  "manjeet manju manjula manoj manpreet mayank mayur meenakshi megha mehul minal mohammad mohammed mohit mona monika mridul mukesh mukul " +
  "mustafa nagesh namrata naresh narendra naveen navneet navya neeraj neeru neeta neha nikhil nikita nilesh nirav " +
  "nirmala nitesh nitin nitish nupur pallavi pankaj paras parth parul payal piyush prachi pradeep pramod pranav " +
  "pranay prashant prateek pratik praveen preeti priti priya priyanka punit raghav rahul rajat rajeev rajendra " +
  "rajesh rajiv rajkumar rajni raju rakesh ramesh ramya ranjan ranjana ranjeet rashmi raveena reena renu renuka richa rishabh ritesh ritika " +
  "riya rohan rohit ronak roopa ruchika rupali rupesh sachin sahil salim salman salma sameer samir sandeep sangeeta sangita sanjana " +
  "sanjay sanjeev sanjiv sanket santosh sapan sarika sarita satish satyam saurabh savita shabana shailendra shailesh shalini sharmila " +
  "shashank shekhar shikha shilpa shivam shivani shreya shreyas shruti shubham shweta simran smita sneha sohail sohan sonal sonali " +
  "sonia sonu subhash sudha sudhir sujata sukhwinder suman sumeet sumit sunil sunita suresh surendra sushant sushil sushma " +
  "swapnil tanmay tanuja tanvi tanya tarun tejas trisha tushar umesh upendra urvashi utkarsh varun " +
  "veena vikram vikrant vinay vineet vinita vinod vipin vipul virat virendra vishal vivek yamini yashwant yasmin yogendra yogesh yusuf zainab zeeshan zoya " +
  "john david michael james robert jennifer sarah jessica emily daniel peter thomas maria alex kevin brian"
).split(" ");
