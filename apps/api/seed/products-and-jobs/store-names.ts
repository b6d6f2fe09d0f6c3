import type { products } from '../../src/db/schema/index.ts'

export type ProductKind = (typeof products.$inferInsert)['kind']

type Names = readonly [string, ...string[]]

/** Store names by product kind. */
export const storeNames: Readonly<Record<ProductKind, Names>> = {
  tuition: [
    ...([
      'Second Bench',
      'The Evening Class',
      'Ganit Ghar',
      'Sum and Substance',
      'Pathshala',
    ] as const),
    ...[
      'Slate and Chalk',
      'Question Bank Street',
      'The Quiet Desk',
      'Vigyan Kendra',
      'Margin Notes',
    ],
    ...['Parikrama Tutors', 'Tamarind Tutorials', 'Ready Reckoner', 'Open Notebook', 'Abhyas'],
  ],
  activity: [
    ...(['Nupur Dance School', 'Sapta Swar', 'Sixty-Four Squares', 'Blue Lane Swimming'] as const),
    ...[
      'Cover Drive Academy',
      'Rang Studio',
      'Morning Mat Yoga',
      'Tabla and Tanpura',
      'Kite String',
    ],
    ...['Long Hop Cricket', 'Paper Boat Art', 'The Chess Room', 'Still Water', 'Ghungroo', 'Taal'],
  ],
  camp: [
    ...([
      'Banyan Camps',
      'Green Trail',
      'Open Sky Holidays',
      'Nilgiri Trails',
      'Sahyadri Camps',
    ] as const),
    ...['River Bend Camp', 'Tent and Torch', 'Little Explorers', 'Monsoon Camps', 'Field Days'],
    ...['Campfire Company', 'Wild Fig', 'First Light Treks', 'The Long Weekend', 'Grass Roots'],
  ],
  workshop: [
    ...([
      'Wheel and Kiln',
      'Bolt and Board',
      'The Robot Room',
      'Curtain Up',
      'Mitti Studio',
    ] as const),
    ...['Solder Smoke', 'Stage Left', 'Maker’s Verandah', 'Ink and Block', 'Shutter Club'],
    ...['Terracotta Lane', 'Gear Street', 'Saturday Lab', 'Green Room', 'Lens and Light'],
  ],
}

/** Store descriptions by product kind. */
export const storeStories: Readonly<Record<ProductKind, Names>> = {
  tuition: [
    'Six teachers, one long table and a rule that nobody leaves with a question.',
    'We take eight children a batch and give the first week free.',
    'Old board papers are solved aloud on Saturdays; parents may sit at the back.',
  ],
  activity: [
    'Classes for beginners from five years on, and a small stage twice a year.',
    'Taught by people who perform or play themselves, on weekdays after school.',
    'Come for a trial class first: most children know after an hour.',
  ],
  camp: [
    'Small groups, trained leaders, and a nurse in every camp.',
    'We walk, cook, map and sleep under canvas; telephones stay at home.',
    'Every leader has a first aid certificate, and every place has been slept in before.',
  ],
  workshop: [
    'Tools in the hand from the first hour; everyone takes home what they made.',
    'Two weekends, ten children, one thing made well.',
    'Materials are part of the price, and mess is part of the lesson.',
  ],
}
