import type { ProductKind } from './store-names.ts'

/** Something that is offered: its name, and the filter values it has. */
export interface Idea {
  readonly name: string
  readonly filter: string
  readonly value: string
  readonly about: string
}

type Line = readonly [name: string, value: string, about: string]
type Ideas = readonly [Idea, ...Idea[]]

function ideas(filter: string, lines: readonly [Line, ...Line[]]): Ideas {
  const [first, ...others] = lines
  const idea = ([name, value, about]: Line): Idea => ({ name, filter, value, about })
  return [idea(first), ...others.map(idea)]
}

/** The values of each kind; the first lines are those that home's shortcuts lead to. */
export const productIdeas: Readonly<Record<ProductKind, Ideas>> = {
  tuition: ideas('Subjects', [
    ['Mathematics for Classes 9 and 10', 'Mathematics', 'Algebra, geometry and the board paper.'],
    ['Mathematics for Classes 6 to 8', 'Mathematics', 'Fractions to first equations, unhurried.'],
    ['Science for Classes 6 to 10', 'Science', 'An experiment first, the chapter after.'],
    ['Spoken English', 'English', 'Reading aloud, telling, arguing, in groups of six.'],
    ['English grammar and writing', 'English', 'A page a week, marked with care.'],
    ['Hindi for Classes 5 to 10', 'Hindi', 'Vyakaran, gadya and padya, with old papers.'],
    ['Computers and Python', 'Computers', 'From turtles to text games.'],
    ['Commerce for Classes 11 and 12', 'Commerce', 'Business studies and economics together.'],
    ['Accountancy for Class 12', 'Accountancy', 'Ledgers until they balance.'],
    ['JEE foundation', 'Entrance exams', 'Physics and mathematics for the first rung.'],
    ['NEET foundation', 'Entrance exams', 'Biology and chemistry, twice a week.'],
    ['Physics for Classes 11 and 12', 'Physics', 'Problems before formulas.'],
    ['Chemistry for Classes 11 and 12', 'Chemistry', 'The organic half, slowly.'],
    ['All subjects for Classes 1 to 5', 'All subjects', 'Homework, reading and a story.'],
  ]),
  activity: ideas('Activities', [
    ['Bharatanatyam for beginners', 'Dance', 'Adavus, alarippu and a little history.'],
    ['Kathak, first steps', 'Dance', 'Tatkar, chakkar and rhythm.'],
    ['Hindustani vocal', 'Music', 'Swaras, alankars and a first raga.'],
    ['Tabla for children', 'Music', 'Bols by ear before paper.'],
    ['Chess, first moves', 'Chess', 'Openings, a clock and good manners.'],
    ['Chess for tournaments', 'Chess', 'Rated games every Sunday.'],
    ['Cricket coaching', 'Cricket', 'Nets on weekdays, a match on Saturday.'],
    ['Learn to swim', 'Swimming', 'Ten lessons, one trainer for four.'],
    ['Drawing and water colour', 'Art and craft', 'A still life, a street, a face.'],
    ['Clay, paper and thread', 'Art and craft', 'Hands first.'],
    ['Yoga for children', 'Yoga', 'Balance, breath and games.'],
    ['Badminton evenings', 'Badminton', 'Footwork, then smashes.'],
    ['Karate', 'Martial arts', 'Belts twice a year.'],
  ]),
  camp: ideas('Camps', [
    ['Summer by the river', 'Summer camps', 'Rafts, songs and a library tent.'],
    ['City summer camp', 'Summer camps', 'Mornings of science, afternoons of paint.'],
    ['Monsoon trek', 'Nature and trekking', 'Two nights, one fort, many leeches.'],
    ['Birds and forests', 'Nature and trekking', 'Dawn walks with a naturalist.'],
    ['Himalayan base camp', 'Nature and trekking', 'Six days above the tree line, from Class 8.'],
    ['Cricket camp', 'Sports camps', 'Two sessions a day, videos in the evening.'],
    ['Football week', 'Sports camps', 'Five days, five skills.'],
    ['Winter in the hills', 'Winter camps', 'Frost, stories and a bonfire.'],
    ['Paint and print', 'Art camps', 'A wall, a fabric and a book.'],
    ['Ropes and rocks', 'Adventure camps', 'Climbing, knots and a zip line.'],
    ['Science holiday', 'Science camps', 'Rockets, slime and a planetarium.'],
    ['Stories and maps', 'Reading camps', 'A book a day, and the places in it.'],
    ['A week on a farm', 'Farm stays', 'Milk, mud and bread.'],
  ]),
  workshop: ideas('Workshops', [
    ['First robot', 'Robotics', 'Two wheels, one sensor, a line to follow.'],
    ['Robots that draw', 'Robotics', 'Servos, arms and a pen.'],
    ['Pottery weekend', 'Pottery', 'Pinch, coil and wheel; fired and glazed.'],
    ['Pottery for families', 'Pottery', 'One wheel between two.'],
    ['A play in ten days', 'Theatre', 'From an empty room to a first night.'],
    ['Voice and mime', 'Theatre', 'No lines, all stage.'],
    ['Circuits on paper', 'Electronics', 'Copper tape, lamps and a birthday card.'],
    ['Block printing', 'Block printing', 'Carve, ink and press your own cloth.'],
    ['Camera in the bazaar', 'Photography', 'Twelve images, one wall.'],
    ['A first game in code', 'Coding', 'A maze, a score and a bug hunt.'],
    ['Dal, roti and chutney', 'Cooking', 'A whole thali, knives with care.'],
    ['Night sky', 'Astronomy', 'A telescope built and used.'],
  ]),
}
