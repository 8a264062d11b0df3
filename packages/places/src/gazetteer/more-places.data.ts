/**
 * Indian towns that neither list has, though people are born there in numbers. Positions of the town's centre to a minute of arc;
 * population of the Census of India 2011, 0 where it counts the town within another.
 */
export const MORE_PLACES = [
  {
    name: "Badrinath",
    otherNames: ["Badrinathpuri"],
    state: "Uttarakhand",
    district: "Chamoli",
    at: [30.744, 79.491],
    population: 2438,
  },
  {
    name: "Ballia",
    otherNames: ["Balia", "बलिया"],
    state: "Uttar Pradesh",
    district: "Ballia",
    at: [25.758, 84.149],
    population: 104_424,
  },
  {
    name: "Bidhannagar",
    otherNames: ["Salt Lake", "Salt Lake City"],
    state: "West Bengal",
    district: "North 24 Parganas",
    at: [22.587, 88.417],
    population: 215_514,
  },
  {
    name: "Chinsurah",
    otherNames: ["Hugli-Chinsurah", "Chuchura", "Hooghly-Chinsurah"],
    state: "West Bengal",
    district: "Hooghly",
    at: [22.901, 88.39],
    population: 177_259,
  },
  {
    name: "Dharwad",
    otherNames: ["Dharwar", "धारवाड़", "ಧಾರವಾಡ"],
    state: "Karnataka",
    district: "Dharwad",
    at: [15.459, 75.008],
    population: 0,
  },
  {
    name: "Gopeshwar",
    otherNames: ["Chamoli Gopeshwar"],
    state: "Uttarakhand",
    district: "Chamoli",
    at: [30.41, 79.32],
    population: 21_447,
  },
  {
    name: "Uluberia",
    otherNames: ["Ulubaria"],
    state: "West Bengal",
    district: "Howrah",
    at: [22.47, 88.11],
    population: 222_240,
  },
  {
    name: "Vasai",
    otherNames: ["Bassein", "Vasai Road"],
    state: "Maharashtra",
    district: "Palghar",
    at: [19.391, 72.839],
    population: 0,
  },
] as const;
