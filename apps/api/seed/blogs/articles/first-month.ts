import { authors, type DemoBlog } from '../demo-blog.ts'

export const firstMonth: DemoBlog = {
  url: 'the-first-month-of-nursery',
  title: 'The first month of nursery, for those who stay outside',
  summary:
    'Tears at the gate are ordinary, and so are yours. What helps in week one, what to leave alone, and when to speak up.',
  topic: 'wellbeing',
  tags: ['nursery', 'early years', 'health'],
  author: authors.nusrat,
  publishedOn: '2026-09-08',
  body: `
<p>In the first week of June my clinic fills with stomach aches that go away at noon, and with mothers who have not slept. Nobody is ill. Somebody has started school. Here is what I tell them, between two and four in the afternoon, when it is quiet.</p>
<h2>Before it begins</h2>
<p>Walk past the school a few times, at the hour at which you will take your child. Say what will happen in the order in which it will happen, and do not sell it: “We put on shoes, we walk past the dog, you hang up your bag, I go, there is a song, you eat, I come.” Leave out “you will love it”. Children hear the effort in it.</p>
<p>Practise what will have to be done alone: pulling down the shorts, opening the tiffin, blowing the nose, saying “water” and “toilet” so that a stranger understands. Put them to bed half an hour earlier for two weeks. Finish the vaccinations, because in the first winter they will bring home everything that is going.</p>
<h2>The goodbye</h2>
<ul>
<li><strong>Always say it.</strong> A parent who slips away teaches a child to watch the door.</li>
<li><strong>Keep it short, and always the same.</strong> A kiss in the palm, a word, gone. Two minutes are kinder than twenty.</li>
<li><strong>Say when, in the child’s time:</strong> “after the milk”, not “at twelve”.</li>
<li><strong>Be there before then.</strong> For the first two weeks ten minutes early is on time.</li>
</ul>
<p>Crying at the gate normally lasts between three and ten minutes once you are out of sight. Ask the teacher to send one line when it has stopped. Most will. If it does not stop within half an hour, they should call you, and you should come.</p>
<h2>What is ordinary</h2>
<p>For four to six weeks you may see wet beds, a thumb, a bad temper at four o’clock, a child who eats nothing at school and everything at home, and a second wave of tears in week three, when it has been understood that this will go on. All of it passes. Do not talk about it in front of the child on the telephone.</p>
<p>“What did you do today?” has one answer, “nothing”. Try “Who sat beside you?”, “What did it smell of?”, or tell about your own day first, and wait.</p>
<h2>What is not</h2>
<ol>
<li>A child who does not stop crying for most of the morning after three weeks.</li>
<li>Fear of one person, one room, or of undressing.</li>
<li>Marks on the skin that nobody can explain.</li>
<li>A child who spoke and no longer does, there and at home.</li>
<li>Weight that goes down.</li>
</ol>
<p>For the first, ask for a slower start: an hour a day, then two. Good schools offer it. For the others, speak with the head the same day and see a doctor. Write down what the child says in the child’s own words, and do not ask leading questions. Childline answers on 1098, at any hour.</p>
<h2>For you</h2>
<p>Have something to do at nine o’clock in that first week, and let it be with people. Do not stand outside the window. I did, for four days, behind a neem tree. On the fifth my daughter came out and told me that there was a sad lady behind the tree, and that they had drawn her a picture. It hangs in the clinic. I am the one with the green hair.</p>`,
}
