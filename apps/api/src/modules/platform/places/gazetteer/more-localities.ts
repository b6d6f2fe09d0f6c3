import { type Line, type Locality, locality } from './cities.ts'

interface CityLocalities {
  readonly city: string
  readonly state: string
  readonly localities: readonly Locality[]
}

const cityLocalities = (city: string, state: string, lines: readonly Line[]): CityLocalities => ({
  city,
  state,
  localities: lines.map(locality),
})

/** Further localities of large cities, which lists of post offices lack or misplace. */
export const moreLocalities: readonly CityLocalities[] = [
  cityLocalities('Ahmedabad', 'Gujarat', [
    ['Sabarmati', 23.084, 72.588, '380005'],
    ['Satellite', 23.03, 72.5178, '380015'],
    ['Vejalpur', 23.006, 72.518, '380051'],
  ]),
  cityLocalities('Bhopal', 'Madhya Pradesh', [
    ['T T Nagar', 23.237, 77.398, '462003'],
    ['Habibganj', 23.226, 77.439, '462024'],
    ['Piplani', 23.25, 77.475, '462021'],
    ['Ashoka Garden', 23.264, 77.427, '462023'],
    ['Karond', 23.3, 77.406, '462038'],
    ['Ayodhya Nagar', 23.274, 77.463, '462041'],
    ['Misrod', 23.165, 77.476, '462047'],
    ['Jawahar Chowk', 23.231, 77.393, '462003'],
  ]),
  cityLocalities('Chandigarh', 'Chandigarh', [
    ['Sector 20', 30.721, 76.779, '160020'],
    ['Sector 36', 30.733, 76.753, '160036'],
  ]),
  cityLocalities('Chennai', 'Tamil Nadu', [
    ['Guindy', 13.0067, 80.2206, '600032'],
    ['Besant Nagar', 13.0003, 80.2667, '600090'],
    ['Perambur', 13.121, 80.2326, '600011'],
    ['Chromepet', 12.9516, 80.1462, '600044'],
  ]),
  cityLocalities('Coimbatore', 'Tamil Nadu', [
    ['Saibaba Colony', 11.023, 76.944, '641011'],
    ['Ramanathapuram', 10.994, 76.992, '641045'],
  ]),
  cityLocalities('New Delhi', 'Delhi', [
    ['Chanakyapuri', 28.595, 77.1887, '110021'],
    ['Shahdara', 28.6735, 77.289, '110032'],
  ]),
  cityLocalities('Guwahati', 'Assam', [
    ['Chandmari', 26.186, 91.774, '781003'],
    ['Khanapara', 26.12, 91.82, '781022'],
    ['Noonmati', 26.19, 91.805, '781020'],
    ['Jalukbari', 26.156, 91.66, '781014'],
    ['Hatigaon', 26.132, 91.783, '781038'],
    ['Rehabari', 26.174, 91.745, '781008'],
    ['Narengi', 26.18, 91.83, '781026'],
    ['Bharalumukh', 26.175, 91.73, '781009'],
    ['Silpukhuri', 26.188, 91.762, '781003'],
    ['Kahilipara', 26.14, 91.756, '781019'],
    ['Azara', 26.113, 91.608, '781017'],
  ]),
  cityLocalities('Hyderabad', 'Telangana', [
    ['Ameerpet', 17.4375, 78.4483, '500038'],
    ['Uppal', 17.4058, 78.5591, '500039'],
    ['Himayatnagar', 17.401, 78.489, '500029'],
    ['Mehdipatnam', 17.3916, 78.44, '500028'],
  ]),
  cityLocalities('Indore', 'Madhya Pradesh', [
    ['Palasia', 22.724, 75.885, '452001'],
    ['Rajwada', 22.718, 75.855, '452004'],
    ['Bhawarkua', 22.692, 75.867, '452001'],
    ['Annapurna Nagar', 22.698, 75.834, '452009'],
    ['Rau', 22.636, 75.811, '453331'],
    ['Tilak Nagar', 22.715, 75.897, '452018'],
    ['Malharganj', 22.722, 75.843, '452002'],
    ['Khajrana', 22.732, 75.906, '452016'],
  ]),
  cityLocalities('Jaipur', 'Rajasthan', [
    ['Jagatpura', 26.823, 75.862, '302017'],
    ['Sanganer', 26.819, 75.787, '302029'],
    ['Adarsh Nagar', 26.902, 75.827, '302004'],
    ['Sodala', 26.904, 75.777, '302006'],
    ['Pratap Nagar', 26.803, 75.814, '302033'],
  ]),
  cityLocalities('Kochi', 'Kerala', [
    ['Palluruthy', 9.919, 76.272, '682006'],
    ['Mattancherry', 9.958, 76.259, '682002'],
    ['Thevara', 9.94, 76.298, '682013'],
    ['Elamkulam', 9.966, 76.302, '682020'],
    ['Thrikkakara', 10.035, 76.33, '682021'],
    ['Kalamassery', 10.052, 76.316, '683104'],
    ['Tripunithura', 9.944, 76.348, '682301'],
    ['Aluva', 10.108, 76.357, '683101'],
    ['Palarivattom', 10.002, 76.308, '682025'],
    ['Vypin', 9.985, 76.242, '682508'],
  ]),
  cityLocalities('Kolkata', 'West Bengal', [
    ['Bhowanipore', 22.533, 88.345, '700025'],
    ['Belghoria', 22.66, 88.385, '700056'],
  ]),
  cityLocalities('Lucknow', 'Uttar Pradesh', [
    ['Chowk', 26.869, 80.906, '226003'],
    ['Ashiyana', 26.79, 80.91, '226012'],
    ['Telibagh', 26.774, 80.938, '226002'],
    ['Jankipuram', 26.919, 80.944, '226021'],
    ['Nishatganj', 26.869, 80.953, '226006'],
  ]),
  cityLocalities('Nagpur', 'Maharashtra', [
    ['Dharampeth', 21.141, 79.062, '440010'],
    ['Sadar', 21.16, 79.08, '440001'],
    ['Kamptee', 21.221, 79.197, '441001'],
    ['Itwari', 21.153, 79.113, '440002'],
    ['Katol Road', 21.18, 79.055, '440013'],
    ['Pardi', 21.149, 79.157, '440035'],
  ]),
  cityLocalities('Patna', 'Bihar', [
    ['Patna City', 25.597, 85.23, '800008'],
    ['Rajiv Nagar', 25.635, 85.098, '800024'],
  ]),
  cityLocalities('Pune', 'Maharashtra', [
    ['Hinjewadi', 18.5913, 73.7389, '411057'],
    ['Kharadi', 18.5515, 73.9348, '411014'],
  ]),
  cityLocalities('Surat', 'Gujarat', [
    ['Varachha', 21.212, 72.862, '395006'],
    ['Piplod', 21.159, 72.774, '395007'],
  ]),
  cityLocalities('Visakhapatnam', 'Andhra Pradesh', [
    ['Dwaraka Nagar', 17.729, 83.308, '530016'],
    ['Seethammadhara', 17.742, 83.315, '530013'],
    ['Rushikonda', 17.782, 83.38, '530045'],
  ]),
]
