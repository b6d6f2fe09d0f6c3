import type { Chance } from '../chance.ts'
import type { Site } from '../geography/school-sites.ts'
import type { SchoolKind } from './school-kinds.ts'

export interface Described {
  readonly name: string
  readonly isHindi: boolean
  readonly site: Site
  readonly kind: SchoolKind
  readonly foundedIn: number
  readonly students: number
  readonly activities: readonly string[]
}

type Sentence = (school: Described) => string
type Sentences = readonly [Sentence, ...Sentence[]]

const beginnings: Sentences = [
  ({ name, foundedIn, site }) =>
    `${name} opened in ${foundedIn} with two rooms and a borrowed playground, and has grown with ${site.city} since.`,
  ({ foundedIn, site }) =>
    `Teachers and parents of ${site.city} founded the school in ${foundedIn}; a trust of nine runs it to this day.`,
  ({ name, site }) => `${name} stands on ${site.locality}, a short walk from the bus stop.`,
  ({ foundedIn, students }) =>
    `Founded in ${foundedIn}, the school has kept itself small enough that the head knows each of its ${students} children by name.`,
  ({ site, students }) =>
    `About ${students} children of ${site.city} learn here, most of whom live within half an hour.`,
  ({ foundedIn }) =>
    `The first class of ${foundedIn} had eleven children; some of them now bring their own.`,
  ({ name, foundedIn }) =>
    `Since ${foundedIn} ${name} has held to one rule: no child is compared with another.`,
]

const days: Readonly<Record<SchoolKind, Sentences>> = {
  kindergarten: [
    () =>
      'Mornings begin in the sand pit; letters and numbers come through stories, songs and things to hold.',
    () =>
      'Children choose their work from open shelves, and one teacher sits with every ten of them.',
    () => 'The day ends at half past twelve, with day care until five for those who need it.',
    () => 'Nobody is tested to come in, and nobody carries a bag heavier than a lunch box.',
  ],
  primary: [
    () =>
      'Reading comes first: every classroom has its own shelf, and the first half hour belongs to it.',
    () =>
      'Up to Class 3 there are no examinations; teachers write a letter about each child twice a year.',
    () => 'Mathematics is done with the hands before it is done on paper.',
    () => 'There is homework on two days a week, and none before a holiday.',
  ],
  secondary: [
    () => 'Science is taught in the laboratory from Class 6, with one experiment each week.',
    () => 'Every child learns three languages, and takes part in one play a year.',
    () => 'Sections have at most thirty children; two teachers share the younger ones.',
    () =>
      'Results of the board examination hang in the hall for everyone to see, good years and bad.',
  ],
  senior: [
    () => 'Classes 11 and 12 offer science, commerce and humanities, and a child may mix them.',
    () => 'A counsellor meets each family twice in Class 10, before streams are chosen.',
    () => 'The library lends four books at a time, and stays open until six.',
    () => 'Older children run the school’s shop, its newspaper and its vegetable garden.',
    () => 'Laboratories stand open after hours to anyone with a question worth an evening.',
  ],
  boarding: [
    () =>
      'Children live in houses of twenty-four with two house parents, and go home four times a year.',
    () => 'The day begins at six with a run, and ends at nine with a book.',
    () => 'Telephones stay in the office; letters are written on Sundays.',
    () => 'Parents may visit on the second Saturday of any month, without writing first.',
  ],
  online: [
    () =>
      'Lessons are live, in groups of twelve, for four hours a day; recordings stay up for a year.',
    () => 'Each child has a tutor who calls home every second week.',
    () => 'Examinations are written at a centre near home, twice a year.',
    () => 'Children who travel for sport or music make up a good third of each class.',
  ],
}

const pastimes: Sentences = [
  ({ activities: [first = 'Games', second = 'music'] }) =>
    `${first} and ${second.toLowerCase()} have their own hours in the timetable, not what is left of the day.`,
  ({ activities: [, , third = 'Sport'] }) =>
    `${third} has a teacher of its own, and a place on every Saturday.`,
  ({ activities }) =>
    `Beyond the books there are ${activities.length} clubs; a child joins two, and may leave one.`,
  ({ site }) =>
    `Twice a year a class goes out of ${site.city}: to a farm, a printing press, a court in session.`,
]

const endings: Sentences = [
  () => 'Parents are welcome in class on the first Friday of a month.',
  () => 'One seat in four is kept for families who could not pay the fee.',
  () => 'The school answers every letter within two days.',
  () => 'Come and see it on a working day: that tells more than a page can.',
  () => 'Fees are the same for every child of a class, and there are no other charges.',
  () => 'A committee of parents reads the accounts each May.',
]

const hindi: Sentences = [
  ({ foundedIn, site }) =>
    `विद्यालय की स्थापना ${foundedIn} में ${site.city} के शिक्षकों और अभिभावकों ने मिलकर की थी।`,
  ({ students }) => `यहाँ लगभग ${students} बच्चे पढ़ते हैं और हर कक्षा का अपना पुस्तकालय है।`,
  () => 'पढ़ाई के साथ खेल, संगीत और बागवानी के लिए हर दिन समय रखा जाता है।',
  () => 'अभिभावक हर महीने के पहले शनिवार को कक्षा में आकर बैठ सकते हैं।',
]

/** Two or three paragraphs of HTML about a school; Hindi first where its name is Hindi. */
export function describe(school: Described, chance: Chance): string {
  const say = (sentences: Sentences) => chance.pick(sentences)(school)
  const dayOf = days[school.kind]
  const [first, second] = chance.some(dayOf, 2)
  const paragraphs = [
    ...(school.isHindi
      ? [
          chance
            .some(hindi, 3)
            .map((sentence) => sentence(school))
            .join(' '),
        ]
      : []),
    [say(beginnings), first?.(school)].join(' '),
    [second?.(school), say(pastimes)].join(' '),
    ...(chance.is(0.7) ? [say(endings)] : []),
  ]
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')
}
