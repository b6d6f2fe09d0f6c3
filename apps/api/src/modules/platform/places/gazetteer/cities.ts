/** A part of a city with its location and PIN code. */
export interface Locality {
  readonly name: string
  readonly lat: number
  readonly lng: number
  readonly pincode: string
}

/** A city with many schools. */
export interface MajorCity {
  readonly city: string
  readonly district: string
  readonly state: string
  /** Number of its schools in the seed data. */
  readonly schools: number
  readonly localities: readonly [Locality, ...Locality[]]
}

export type Line = readonly [name: string, lat: number, lng: number, pincode: string]

function majorCity(
  city: string,
  district: string,
  state: string,
  schools: number,
  lines: readonly [Line, ...Line[]],
): MajorCity {
  const [first, ...others] = lines
  return { city, district, state, schools, localities: [locality(first), ...others.map(locality)] }
}

export const locality = ([name, lat, lng, pincode]: Line): Locality => ({ name, lat, lng, pincode })

/** Well-known localities of each city, the best known first. */
export const majorCities: readonly MajorCity[] = [
  majorCity('Bengaluru', 'Bengaluru Urban', 'Karnataka', 46, [
    ['Indiranagar', 12.9784, 77.6408, '560038'],
    ['Koramangala', 12.9352, 77.6245, '560034'],
    ['Domlur', 12.961, 77.6387, '560071'],
    ['HAL 2nd Stage', 12.965, 77.646, '560008'],
    ['Ulsoor', 12.9817, 77.62, '560008'],
    ['Murugeshpalya', 12.9555, 77.658, '560017'],
    ['Frazer Town', 12.998, 77.613, '560005'],
    ['C V Raman Nagar', 12.985, 77.663, '560093'],
    ['Ejipura', 12.94, 77.629, '560047'],
    ['HSR Layout', 12.9116, 77.6474, '560102'],
    ['Jayanagar', 12.925, 77.5938, '560041'],
    ['Malleswaram', 13.0031, 77.5643, '560003'],
    ['Whitefield', 12.9698, 77.75, '560066'],
    ['Marathahalli', 12.9591, 77.6974, '560037'],
    ['Hebbal', 13.0358, 77.597, '560024'],
    ['BTM Layout', 12.9166, 77.6101, '560076'],
  ]),
  majorCity('New Delhi', 'New Delhi', 'Delhi', 22, [
    ['Saket', 28.5245, 77.2066, '110017'],
    ['Dwarka', 28.5921, 77.046, '110075'],
    ['Rohini', 28.7158, 77.116, '110085'],
    ['Vasant Kunj', 28.52, 77.159, '110070'],
    ['Lajpat Nagar', 28.5677, 77.2433, '110024'],
    ['Mayur Vihar', 28.6092, 77.295, '110091'],
    ['Pitampura', 28.698, 77.131, '110034'],
    ['Janakpuri', 28.6219, 77.0878, '110058'],
    ['R K Puram', 28.566, 77.176, '110022'],
    ['Karol Bagh', 28.6519, 77.1909, '110005'],
    ['Hauz Khas', 28.5494, 77.2001, '110016'],
  ]),
  majorCity('Mumbai', 'Mumbai Suburban', 'Maharashtra', 20, [
    ['Andheri', 19.1136, 72.8697, '400058'],
    ['Bandra', 19.0596, 72.8295, '400050'],
    ['Powai', 19.1176, 72.906, '400076'],
    ['Chembur', 19.0522, 72.9005, '400071'],
    ['Borivali', 19.2307, 72.8567, '400066'],
    ['Goregaon', 19.1663, 72.8526, '400063'],
    ['Ghatkopar', 19.086, 72.9081, '400077'],
    ['Dadar', 19.0178, 72.8478, '400014'],
    ['Mulund', 19.1726, 72.9425, '400080'],
    ['Juhu', 19.1075, 72.8263, '400049'],
  ]),
  majorCity('Pune', 'Pune', 'Maharashtra', 18, [
    ['Kothrud', 18.5074, 73.8077, '411038'],
    ['Aundh', 18.558, 73.8075, '411007'],
    ['Baner', 18.559, 73.7868, '411045'],
    ['Viman Nagar', 18.5679, 73.9143, '411014'],
    ['Hadapsar', 18.5089, 73.926, '411028'],
    ['Koregaon Park', 18.5362, 73.894, '411001'],
    ['Wakad', 18.599, 73.7636, '411057'],
    ['Shivajinagar', 18.5308, 73.8475, '411005'],
  ]),
  majorCity('Chennai', 'Chennai', 'Tamil Nadu', 16, [
    ['Adyar', 13.0067, 80.257, '600020'],
    ['Velachery', 12.9815, 80.218, '600042'],
    ['Anna Nagar', 13.085, 80.2101, '600040'],
    ['Mylapore', 13.0368, 80.2676, '600004'],
    ['T Nagar', 13.0418, 80.2341, '600017'],
    ['Porur', 13.0382, 80.1565, '600116'],
    ['Nungambakkam', 13.0569, 80.2425, '600034'],
    ['Tambaram', 12.9249, 80.1, '600045'],
  ]),
  majorCity('Kolkata', 'Kolkata', 'West Bengal', 16, [
    ['Salt Lake', 22.5867, 88.4171, '700064'],
    ['Ballygunge', 22.528, 88.3659, '700019'],
    ['New Town', 22.581, 88.46, '700156'],
    ['Jadavpur', 22.4955, 88.3709, '700032'],
    ['Behala', 22.498, 88.31, '700034'],
    ['Alipore', 22.53, 88.33, '700027'],
    ['Dum Dum', 22.622, 88.42, '700028'],
  ]),
  majorCity('Hyderabad', 'Hyderabad', 'Telangana', 16, [
    ['Gachibowli', 17.4401, 78.3489, '500032'],
    ['Banjara Hills', 17.4156, 78.4347, '500034'],
    ['Madhapur', 17.4483, 78.3915, '500081'],
    ['Kondapur', 17.462, 78.3568, '500084'],
    ['Kukatpally', 17.4849, 78.4138, '500072'],
    ['Secunderabad', 17.4399, 78.4983, '500003'],
    ['Begumpet', 17.4447, 78.4664, '500016'],
    ['Dilsukhnagar', 17.3688, 78.5247, '500060'],
  ]),
  majorCity('Jaipur', 'Jaipur', 'Rajasthan', 13, [
    ['Vaishali Nagar', 26.911, 75.739, '302021'],
    ['Malviya Nagar', 26.853, 75.8047, '302017'],
    ['Mansarovar', 26.859, 75.76, '302020'],
    ['C-Scheme', 26.912, 75.801, '302001'],
    ['Raja Park', 26.898, 75.828, '302004'],
  ]),
  majorCity('Lucknow', 'Lucknow', 'Uttar Pradesh', 13, [
    ['Gomti Nagar', 26.85, 81, '226010'],
    ['Hazratganj', 26.85, 80.946, '226001'],
    ['Aliganj', 26.899, 80.943, '226024'],
    ['Indira Nagar', 26.879, 80.999, '226016'],
    ['Alambagh', 26.814, 80.905, '226005'],
  ]),
  majorCity('Ahmedabad', 'Ahmedabad', 'Gujarat', 13, [
    ['Navrangpura', 23.0365, 72.5611, '380009'],
    ['Vastrapur', 23.035, 72.5293, '380015'],
    ['Bopal', 23.0334, 72.4634, '380058'],
    ['Maninagar', 22.9962, 72.5996, '380008'],
    ['Paldi', 23.013, 72.562, '380007'],
  ]),
  majorCity('Kochi', 'Ernakulam', 'Kerala', 11, [
    ['Edappally', 10.0261, 76.3083, '682024'],
    ['Kakkanad', 10.0159, 76.3419, '682030'],
    ['Fort Kochi', 9.9658, 76.2421, '682001'],
    ['Vyttila', 9.968, 76.318, '682019'],
    ['Kaloor', 9.997, 76.299, '682017'],
  ]),
  majorCity('Guwahati', 'Kamrup Metropolitan', 'Assam', 10, [
    ['Dispur', 26.1408, 91.7908, '781006'],
    ['Beltola', 26.115, 91.798, '781028'],
    ['Uzan Bazar', 26.193, 91.756, '781001'],
    ['Maligaon', 26.158, 91.693, '781011'],
  ]),
  majorCity('Patna', 'Patna', 'Bihar', 12, [
    ['Kankarbagh', 25.593, 85.156, '800020'],
    ['Boring Road', 25.614, 85.118, '800001'],
    ['Patliputra Colony', 25.627, 85.105, '800013'],
    ['Rajendra Nagar', 25.602, 85.165, '800016'],
    ['Danapur', 25.625, 85.045, '801503'],
  ]),
  majorCity('Bhopal', 'Bhopal', 'Madhya Pradesh', 12, [
    ['Arera Colony', 23.211, 77.433, '462016'],
    ['Kolar Road', 23.175, 77.418, '462042'],
    ['M P Nagar', 23.233, 77.434, '462011'],
    ['Shahpura', 23.195, 77.427, '462039'],
  ]),
  majorCity('Chandigarh', 'Chandigarh', 'Chandigarh', 10, [
    ['Sector 35', 30.722, 76.756, '160022'],
    ['Sector 8', 30.743, 76.799, '160009'],
    ['Sector 17', 30.741, 76.782, '160017'],
    ['Manimajra', 30.712, 76.838, '160101'],
  ]),
]
