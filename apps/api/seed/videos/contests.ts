import { type DemoContest, line } from './demo-video.ts'

const sendTo = (subject: string) =>
  `<p>Write to <a href="mailto:contests@example.com">contests@example.com</a> with “${subject}” as the subject.</p>`

/** Calls to take part: what to make, until when, and who has won. */
export const contests: readonly DemoContest[] = [
  {
    url: 'my-grandmothers-story',
    title: 'My grandmother’s story',
    summary: 'Ask someone over sixty for a story that nobody has written down, and write it down.',
    description:
      '<p>Every family has a story that is told at weddings and in power cuts, and that is nowhere on paper. This contest is for those stories. Any Indian language counts, and spelling does not.</p>',
    language: 'en',
    speakers: [{ name: 'Usha Kulkarni', role: 'Jury, writer for children' }],
    lines: [
      line(
        'Usha Kulkarni',
        'Somebody in your house knows a story that nobody has written down.',
        'A story not on paper',
      ),
      line(null, 'Ask for it. Ask twice; the second time it is longer.', 'Ask twice'),
      line(null, 'Write it in the language in which it was told.', 'In its own language'),
      line(null, 'Two pages are enough. Mistakes are welcome.', 'Two pages'),
      line(null, 'The last day is the thirty-first of January.', 'By 31 January'),
    ],
    publishedOn: '2026-11-09',
    rules:
      '<ul><li>For children of Classes 3 to 10, anywhere in India.</li><li>One story, at most two pages by hand or 800 words, in any Indian language or English.</li><li>Told to you by a person over sixty, whose first name appears at the end.</li><li>Written by the child. An adult may type it, and changes nothing.</li><li>The story stays yours. We ask before we print it.</li></ul>',
    entry: `<p>Send a photograph of the pages, or a text file, with the child’s first name, class and town.</p>${sendTo('Grandmother')}<p>The jury reads the stories in February. We email the winners first, and list them here from 10 March 2027.</p>`,
    closesOn: '2027-01-31',
    winners: [],
  },
  {
    url: 'count-the-birds-of-your-lane',
    title: 'Count the birds of your lane',
    summary:
      'Fifteen minutes, four mornings, one sheet of paper: a count that anybody can take part in.',
    description:
      '<p>Stand still for fifteen minutes at the same place on four mornings, and count. No binoculars and no Latin are needed: “small, brown, hops” is a fine name until you learn the other one.</p>',
    language: 'en',
    speakers: [{ name: 'Kiran Bora', role: 'Jury, ornithologist' }],
    lines: [
      line('Kiran Bora', 'Choose a place: a gate, a balcony, a bus stop.', 'Choose a place'),
      line(
        null,
        'Stand there for fifteen minutes on four mornings, and count what you see.',
        '15 minutes, 4 mornings',
      ),
      line(null, 'You need no names. Small, brown, hops: that is a name.', 'Small, brown, hops'),
      line(null, 'Zero is a count. Write it down too.', 'Zero is a count'),
      line(
        null,
        'We do not look for the longest list. We look for the most honest one.',
        'The most honest list',
      ),
    ],
    publishedOn: '2026-10-26',
    rules:
      '<ul><li>For anyone from 6 to 16; a class may send one sheet together.</li><li>The same place, fifteen minutes, on four mornings between 1 December and 28 February.</li><li>The sheet names place, date, hour, weather and every bird seen, with how many.</li><li>No feeding, no calls from a telephone, no climbing.</li></ul>',
    entry: `<p>Send a photograph of the sheet and a sketch of the place from above.</p>${sendTo('Birds')}<p>Each sheet gets an answer with the names of the birds as far as we can tell them.</p>`,
    closesOn: '2027-02-28',
    winners: [],
  },
  {
    url: 'a-machine-from-scrap',
    title: 'A machine from scrap',
    summary:
      'Build something that moves, lifts, sorts or rings from what would have been thrown away.',
    description:
      '<p>A bottle, two bicycle spokes and a dead toy are a beginning. The machine may be useless as long as it works three times in a row, which is more than many useful ones do.</p>',
    language: 'en',
    speakers: [{ name: 'Thomas Nair', role: 'Jury, teaches physics' }],
    lines: [
      line('Thomas Nair', 'Build a machine from what would have been thrown away.', 'From scrap'),
      line(null, 'It may be useless. It must work three times in a row.', 'Three times in a row'),
      line(
        null,
        'Film it for a minute, and let the third time fail if it fails.',
        'One minute of video',
      ),
      line(
        null,
        'Tell us what did not work before. That is half of the prize.',
        'What did not work?',
      ),
    ],
    publishedOn: '2026-10-12',
    rules:
      '<ul><li>For Classes 6 to 12, alone or in pairs.</li><li>Nothing may be bought for it but glue, tape and string.</li><li>No mains electricity, no fire, no glass that can break. A grown-up is in the room when anything is cut.</li><li>A video of at most one minute shows it working three times in a row.</li></ul>',
    entry: `<p>Put the video where we can watch it, and send the link with a list of the parts and of what did not work before.</p>${sendTo('Scrap')}`,
    closesOn: { inDays: 120 },
    winners: [],
  },
  {
    url: 'kitchen-science',
    title: 'Kitchen science',
    summary: 'A question, a kitchen, and an answer that somebody else can check.',
    description:
      '<p>Why does a roti puff? When does curd set? Which pan boils first? 412 children sent an experiment; entry is closed and the jury is cooking them one by one.</p>',
    language: 'en',
    speakers: [{ name: 'Lakshmi Joshi', role: 'Jury, food scientist' }],
    lines: [
      line(
        'Lakshmi Joshi',
        'Every kitchen is a laboratory with better smells.',
        'A laboratory with smells',
      ),
      line(null, 'Ask one question that can be answered by Sunday.', 'One question'),
      line(null, 'Change one thing, and leave all the rest as it was.', 'Change one thing'),
      line(
        null,
        'Do it three times. Write down what happened, not what you hoped for.',
        'What happened',
      ),
    ],
    publishedOn: '2026-09-07',
    rules:
      '<ul><li>For Classes 4 to 9.</li><li>One question, one thing that is changed, three trials.</li><li>An adult lights the stove.</li><li>Results that surprise are worth more than results that please.</li></ul>',
    entry:
      '<p>Entry closed on 15 November 2026. 412 experiments came in; the jury repeats the best twenty, and the winners will be listed here from 20 December.</p>',
    closesOn: '2026-11-15',
    winners: [],
  },
  {
    url: 'a-letter-to-my-teacher',
    title: 'A letter to my teacher',
    summary: 'Letters to those who taught us something, and have not heard about it yet.',
    description:
      '<p>1,864 letters came, in fourteen languages. All of them were sent on to the teachers. Three of them were read aloud on Teachers’ Day, with the permission of both.</p>',
    language: 'en',
    speakers: [{ name: 'Anita Verma', role: 'Jury, teacher for forty years' }],
    lines: [
      line(
        'Anita Verma',
        'In forty years I got eleven letters. I know each of them by heart.',
        'Eleven letters',
      ),
      line(
        null,
        'Write to somebody who taught you something, in school or out of it.',
        'Write to somebody',
      ),
      line(
        null,
        'Say what it was, where you stood, and what you did with it afterwards.',
        'What, where, and then?',
      ),
      line(null, 'We send every letter on, whether it wins or not.', 'Every letter is sent on'),
    ],
    publishedOn: '2026-07-06',
    rules:
      '<ul><li>For Classes 5 to 12.</li><li>One page by hand, in any language.</li><li>To a person who taught you something; a bus driver counts.</li></ul>',
    entry:
      '<p>Entry closed on 15 August 2026. All 1,864 letters have reached those they were written to.</p>',
    closesOn: '2026-08-15',
    winners: [
      {
        prize: 'First prize',
        name: 'Ishaan D.',
        detail: 'Class 7, Jorhat',
        work: 'To the man who mends bicycles outside our gate',
      },
      {
        prize: 'Second prize',
        name: 'Fathima R.',
        detail: 'Class 10, Kozhikode',
        work: 'You said “again”, and I was angry for a week',
      },
      {
        prize: 'Third prize',
        name: 'सोनू क.',
        detail: 'Class 6, Gorakhpur',
        work: 'गणित वाली दीदी के नाम',
      },
    ],
  },
  {
    url: 'draw-your-street',
    title: 'Draw your street',
    summary: 'One street, seen by those who are one metre tall.',
    description:
      '<p>Grown-ups draw streets from above. Children draw them from the kerb: wheels, dogs, the underside of a table. 2,310 streets came in, and a hundred of them hang in the public library of Indore until March.</p>',
    language: 'en',
    speakers: [{ name: 'Shabnam Das', role: 'Jury, illustrator' }],
    lines: [
      line('Shabnam Das', 'Go and stand on your street, and look up, not down.', 'Look up'),
      line(null, 'Draw what is at the height of your eyes.', 'The height of your eyes'),
      line(null, 'Smells and noises can be drawn. Try one of each.', 'Draw a smell'),
      line(null, 'Put yourself in it. You live there.', 'Put yourself in it'),
    ],
    publishedOn: '2026-06-15',
    rules:
      '<ul><li>For children from 5 to 12.</li><li>One sheet, any size that fits into an envelope.</li><li>Any colour that was in the house already.</li></ul>',
    entry:
      '<p>Entry closed on 31 July 2026. The drawings go home again in April, each with a letter.</p>',
    closesOn: '2026-07-31',
    winners: [
      {
        prize: 'First prize',
        name: 'Aarav S.',
        detail: 'Class 3, Nashik',
        work: 'The street from under the vegetable cart',
      },
      {
        prize: 'Second prize',
        name: 'Lhamo T.',
        detail: 'Class 5, Gangtok',
        work: 'Fog, and what we heard in it',
      },
      {
        prize: 'Third prize',
        name: 'Meenakshi V.',
        detail: 'Class 2, Madurai',
        work: 'Eleven dogs',
      },
    ],
  },
]
