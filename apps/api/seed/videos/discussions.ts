import { type DemoVideo, line } from './demo-video.ts'

/** Parents and teachers talking with each other. */
export const discussions: readonly DemoVideo[] = [
  {
    url: 'how-much-homework-is-enough',
    title: 'How much homework is enough?',
    summary: 'Two parents and a teacher compare what happens at their tables after seven.',
    description:
      '<p>A teacher sets thirty minutes and a child needs two hours. Who is wrong? Three people who meet every week at a school gate in Pune talk it through, and agree on more than they expected.</p>',
    language: 'en',
    speakers: [
      { name: 'Meera Kulkarni', role: 'Parent of two' },
      { name: 'Farhan Shah', role: 'Parent' },
      { name: 'Leela Thomas', role: 'Teacher, Class 4' },
    ],
    lines: [
      line(
        'Meera Kulkarni',
        'In our house homework stops at seven, done or not.',
        'It stops at seven',
      ),
      line(
        null,
        'I write “we stopped at seven” in the diary, and nobody has ever complained.',
        'Write it in the diary',
      ),
      line(
        'Farhan Shah',
        'We sat till ten for a year, and it taught him one thing: that home is a second school.',
        'Home is not a second school',
      ),
      line(
        'Leela Thomas',
        'I want to know when it takes two hours. It means I set the wrong work.',
        'Two hours is news for the teacher',
      ),
      line(
        null,
        'For Class 4 I think of thirty minutes of work, and twenty of reading anything at all.',
        '30 minutes, and 20 of reading',
      ),
      line(
        'Meera Kulkarni',
        'And when there is a project that is really for the parents?',
        'Whose project is it?',
      ),
      line(
        'Leela Thomas',
        'Send the crooked one. I can tell a child’s glue from a mother’s.',
        'Send the crooked one',
      ),
    ],
    publishedOn: '2026-11-12',
  },
  {
    url: 'three-families-choose-a-board',
    title: 'Three families choose a board',
    summary: 'CBSE, ICSE and the state board, by those who have to live with the choice.',
    description:
      '<p>Not a debate about which board is best: three families in Kochi, Lucknow and Nagpur tell what decided it for them, and what they would ask now.</p>',
    language: 'en',
    speakers: [
      { name: 'Biju Mathew', role: 'Parent, Kochi' },
      { name: 'Shabnam Ansari', role: 'Parent, Lucknow' },
      { name: 'Rohit Patil', role: 'Parent, Nagpur' },
    ],
    lines: [
      line(
        'Biju Mathew',
        'I am moved every three years. CBSE was the only board we could take with us.',
        'We move every three years',
      ),
      line(
        'Shabnam Ansari',
        'Our daughter reads all day. The ICSE school had the better library, so we took the library.',
        'We chose the library',
      ),
      line(
        'Rohit Patil',
        'State board, because the school is four hundred metres away and half the street goes there.',
        'Four hundred metres away',
      ),
      line(null, 'She walks. That is worth more to us than a syllabus.', 'She walks to school'),
      line(
        'Biju Mathew',
        'What I would ask now: who teaches Class 8 maths, and for how long already?',
        'Who teaches Class 8 maths?',
      ),
      line(
        'Shabnam Ansari',
        'And I would ask to see a copybook from the middle of the class, not the best one.',
        'See an ordinary copybook',
      ),
    ],
    publishedOn: '2026-10-29',
  },
  {
    url: 'tuition-from-which-class',
    title: 'Tuition: from which class on, if at all?',
    summary: 'A tutor who turns children away, and two parents who asked her why.',
    description:
      '<p>Padma Iyer teaches mathematics in a room above a bakery in Chennai. She sends about one child in three home again. Two parents, one of whom she refused, ask her what she looks for.</p>',
    language: 'en',
    speakers: [
      { name: 'Padma Iyer', role: 'Mathematics tutor' },
      { name: 'Suresh Menon', role: 'Parent' },
      { name: 'Kavita Reddy', role: 'Parent' },
    ],
    lines: [
      line(
        'Suresh Menon',
        'You told me my son does not need you. I was a little offended.',
        '“He does not need you”',
      ),
      line(
        'Padma Iyer',
        'He could explain each step. He was slow, not lost. Slow needs time, and lost needs a person.',
        'Slow is not lost',
      ),
      line('Kavita Reddy', 'And mine? She was in Class 3.', 'Class 3?'),
      line(
        'Padma Iyer',
        'Below Class 6 I would rather teach the parent for two evenings. It lasts longer.',
        'Below Class 6: teach the parent',
      ),
      line(
        null,
        'I ask for one thing first: bring the mistakes of four weeks. If they repeat, we have work to do.',
        'Bring four weeks of mistakes',
      ),
      line(null, 'If they do not repeat, go and play.', 'If not, go and play'),
    ],
    publishedOn: '2026-10-08',
  },
  {
    url: 'the-first-phone',
    title: 'The first phone, and who holds it at night',
    summary: 'Four rules that three families in Guwahati wrote down, and the one that survived.',
    description:
      '<p>Three families began with eleven rules between them. A year later they compare what is left. A discussion about sleep, trust and a shoe box in the corridor.</p>',
    language: 'en',
    speakers: [
      { name: 'Ananya Saikia', role: 'Parent' },
      { name: 'Mohan Bora', role: 'Parent' },
      { name: 'Tenzin Thapa', role: 'School counsellor' },
    ],
    lines: [
      line('Ananya Saikia', 'We had six rules. By Diwali we had one.', 'Six rules, then one'),
      line(
        null,
        'The phone sleeps in the corridor, in a shoe box, and so does mine.',
        'It sleeps in the corridor',
      ),
      line(
        'Mohan Bora',
        'That was the hard part. She had no trouble with it. I had.',
        'The parents found it harder',
      ),
      line(
        'Tenzin Thapa',
        'Children who come to me tired nearly always have a screen within an arm’s reach at night.',
        'Within an arm’s reach at night',
      ),
      line(
        null,
        'I do not ask how many hours. I ask what it took the place of: sleep, play, or boredom.',
        'What did it take the place of?',
      ),
      line(
        'Mohan Bora',
        'And we said aloud that she can show us anything bad without losing the phone for it.',
        'She may show us anything',
      ),
    ],
    publishedOn: '2026-09-24',
  },
  {
    url: 'why-girls-leave-sport-at-thirteen',
    title: 'Why girls leave sport at thirteen',
    summary: 'A coach, a mother and a player on what a ground needs before it needs talent.',
    description:
      '<p>In Class 5 there are as many girls as boys on the ground. In Class 8 there are three. Harpreet Gill coaches football in Ludhiana and has a list of what brings them back; hardly anything on it is about football.</p>',
    language: 'en',
    speakers: [
      { name: 'Harpreet Gill', role: 'Football coach' },
      { name: 'Sunita Yadav', role: 'Parent' },
      { name: 'Deepa Chauhan', role: 'Player, 17' },
    ],
    lines: [
      line(
        'Harpreet Gill',
        'They do not lose interest. They lose the changing room.',
        'A door that locks',
      ),
      line(
        'Deepa Chauhan',
        'We had one toilet at the far gate. I stopped drinking water before practice.',
        'One toilet, at the far gate',
      ),
      line(
        'Sunita Yadav',
        'I asked who walks back with them at six. When someone did, I stopped worrying.',
        'Who walks back at six?',
      ),
      line(
        'Harpreet Gill',
        'Dark shorts, a second coach who is a woman, and practice that ends before sunset.',
        'Dark shorts, and home by sunset',
      ),
      line(
        'Deepa Chauhan',
        'And nobody picks teams in front of everybody. That is why I came back.',
        'No picking of teams',
      ),
    ],
    publishedOn: '2026-09-03',
  },
  {
    url: 'moving-cities-in-the-middle-of-a-year',
    title: 'Moving cities in the middle of a year',
    summary:
      'What to carry, what to ask for, and what to let go, from two families who moved in October.',
    description:
      '<p>A transfer order came in September, with six weeks to go. Two families tell what papers they needed, which school let them in, and what the children remember of it.</p>',
    language: 'en',
    speakers: [
      { name: 'Vikram Sinha', role: 'Parent, Patna to Pune' },
      { name: 'Nandini Ghosh', role: 'Parent, Kolkata to Delhi' },
    ],
    lines: [
      line(
        'Vikram Sinha',
        'Three papers: the transfer certificate, the last report, and proof of the new address.',
        'Three papers',
      ),
      line(
        null,
        'Ask for the transfer certificate two weeks before you need it. It took eleven days.',
        'Ask two weeks early',
      ),
      line(
        'Nandini Ghosh',
        'Same board made it simple. For the language we agreed on a year without marks.',
        'A year without marks for language',
      ),
      line(
        null,
        'Most schools had no seat. Two had one, because somebody else had moved away.',
        'Somebody else moved away',
      ),
      line(
        'Vikram Sinha',
        'He asked for one thing: to finish the cricket season. We moved on the Monday after.',
        'The Monday after the final',
      ),
    ],
    publishedOn: '2026-08-20',
  },
]
