import { type DemoVideo, line } from './demo-video.ts'

/** Principals on one thing that they do, and why. */
export const principalTalks: readonly DemoVideo[] = [
  {
    url: 'what-we-look-for-when-we-meet-a-child',
    title: 'What we look for when we meet a child',
    summary:
      'An admission meeting from the other side of the table: what is written down, and what is not.',
    description:
      '<p>No child should be tested to enter a nursery, and no parent either. What, then, is the meeting for? A principal shows the sheet of paper that her teachers fill in, and its three lines.</p>',
    language: 'en',
    speakers: [{ name: 'Dr Gayatri Hegde', role: 'Principal' }],
    lines: [
      line(
        'Dr Gayatri Hegde',
        'The sheet has three lines. None of them is a mark.',
        'Three lines, no marks',
      ),
      line(null, 'One: what does the child do when nobody asks for anything?', 'When nobody asks'),
      line(
        null,
        'Two: whom does the child look at when something goes wrong?',
        'When something goes wrong',
      ),
      line(
        null,
        'Three: what would make the first month easy? That line is the longest.',
        'The first month',
      ),
      line(
        null,
        'We do not ask for ABC, and if a parent begins to recite, we offer tea.',
        'We offer tea',
      ),
      line(
        null,
        'So please do not practise for it. Let the child sleep well, and come as you are.',
        'Come as you are',
      ),
    ],
    publishedOn: '2026-11-16',
  },
  {
    url: 'reading-before-writing',
    title: 'Reading before writing',
    summary: 'Why no child in this school writes before five and a half, and what they do instead.',
    description:
      '<p>Small hands are for clay, sand and buttons. A principal explains how children who begin to write later catch up by Class 2, and why parents of Class 1 get a letter about it each June.</p>',
    language: 'en',
    speakers: [{ name: 'Joseph Fernandes', role: 'Principal' }],
    lines: [
      line(
        'Joseph Fernandes',
        'Every June I write the same letter: your child will not write yet.',
        'Not yet',
      ),
      line(
        null,
        'At four a hand is still growing. Clay, beads and buttons make it ready; lines do not.',
        'Clay, beads, buttons',
      ),
      line(null, 'Meanwhile they hear a story a day, and tell one back.', 'A story a day'),
      line(
        null,
        'A child who has two hundred stories in the head has something to write.',
        'Two hundred stories',
      ),
      line(
        null,
        'By the end of Class 2 nobody can tell who began early. We looked, for nine years.',
        'By Class 2 nobody can tell',
      ),
    ],
    publishedOn: '2026-10-22',
  },
  {
    url: 'why-we-stopped-ranking',
    title: 'Why we stopped ranking children',
    summary:
      'First, second, third: what a school lost when it took the list down, and what it did not.',
    description:
      '<p>The list hung beside the office for thirty-one years. Some parents left when it came down. A principal tells what changed in the classrooms, with numbers where there are any.</p>',
    language: 'en',
    speakers: [{ name: 'Rukmini Pillai', role: 'Principal' }],
    lines: [
      line(
        'Rukmini Pillai',
        'The rank list hung here for thirty-one years. I took the nail out too.',
        'The nail too',
      ),
      line(
        null,
        'What we lost: six families in the first year, and one donor.',
        'Six families, one donor',
      ),
      line(
        null,
        'What we did not lose: results. The average moved by less than one mark.',
        'Results stayed',
      ),
      line(
        null,
        'What we gained: children who show each other their work. Before, they covered it with an arm.',
        'Nobody covers their work',
      ),
      line(
        null,
        'Parents now get a page about what a child can do, and what comes next.',
        'What comes next',
      ),
    ],
    publishedOn: '2026-10-01',
  },
  {
    url: 'the-first-year-in-the-mother-tongue',
    title: 'पहला साल, अपनी भाषा में',
    summary: 'एक प्रधानाचार्य बताती हैं कि उनके विद्यालय में पहली कक्षा घर की भाषा में क्यों शुरू होती है।',
    description:
      '<p>जिस भाषा में बच्चा सपने देखता है, उसी में वह सबसे पहले सोचना सीखता है। अंग्रेज़ी तीसरे महीने से जुड़ती है, खेल और गीतों के साथ। इस बातचीत में वे यह भी बताती हैं कि माता-पिता की चिंता कैसे दूर होती है।</p>',
    language: 'hi',
    speakers: [{ name: 'उषा मिश्रा', role: 'प्रधानाचार्य' }],
    lines: [
      line('उषा मिश्रा', 'हमारे यहाँ पहली कक्षा घर की भाषा में शुरू होती है।', 'घर की भाषा से'),
      line(null, 'बच्चा पहले सोचना सीखे, फिर उसी बात को दूसरी भाषा में कहना सीखे।', 'पहले सोचना'),
      line(null, 'अंग्रेज़ी तीसरे महीने से आती है: गीत, खेल और नाटक के साथ।', 'फिर गीत और खेल'),
      line(null, 'माता-पिता पूछते हैं, क्या वह पीछे रह जाएगा?', 'क्या वह पीछे रहेगा?'),
      line(
        null,
        'तीसरी कक्षा तक वह दोनों भाषाओं में पढ़ता है, और बिना डरे बोलता है।',
        'दोनों भाषाएँ, बिना डर',
      ),
    ],
    publishedOn: '2026-09-14',
  },
  {
    url: 'a-school-day-without-bells',
    title: 'A school day without bells',
    summary: 'No bell rings in this school since 2019. Lessons still begin on time.',
    description:
      '<p>A bell tells nine hundred children at once to stop thinking. A principal in a town of mills tells how hers went quiet, who was against it, and what the clocks on the walls have to do with it.</p>',
    language: 'en',
    speakers: [{ name: 'Imran Banerjee', role: 'Principal' }],
    lines: [
      line(
        'Imran Banerjee',
        'We are a mill town. The bell came from the mill, not from teaching.',
        'It came from the mill',
      ),
      line(null, 'In 2019 ours broke, and for a week we forgot to mend it.', 'It broke in 2019'),
      line(
        null,
        'Lessons began on time. Every room has a clock, and every child can read it now.',
        'Every child reads the clock',
      ),
      line(
        null,
        'Small ones finish a drawing before they get up. That is the whole change.',
        'Finish the drawing',
      ),
      line(
        null,
        'The loudest complaint came from the canteen. They ring a spoon.',
        'The canteen rings a spoon',
      ),
    ],
    publishedOn: '2026-08-27',
  },
  {
    url: 'a-board-year-without-panic',
    title: 'A board year without panic',
    summary:
      'Eleven months, four rehearsals and one free Sunday: how Class 10 is planned backwards.',
    description:
      '<p>Panic comes from not knowing what is left. A principal puts the year on one wall, from March back to April, and shows where the gaps are meant to be.</p>',
    language: 'en',
    speakers: [{ name: 'Arjun Murthy', role: 'Principal' }],
    lines: [
      line(
        'Arjun Murthy',
        'We plan Class 10 backwards, on one wall, from March to April.',
        'Backwards, on one wall',
      ),
      line(
        null,
        'By November the syllabus is done. What is not done by then is left out.',
        'Done by November',
      ),
      line(
        null,
        'Then four rehearsals, each with a week in between to mend what broke.',
        'Four rehearsals',
      ),
      line(
        null,
        'Nobody studies on the first Sunday of a month. It is on the wall as well.',
        'One free Sunday a month',
      ),
      line(
        null,
        'Parents come in January, once, and learn one sentence: “Whatever it is, dinner is at eight.”',
        'Dinner is at eight',
      ),
    ],
    publishedOn: '2026-08-06',
  },
]
