import { authors, type DemoBlog } from '../demo-blog.ts'

export const openDay: DemoBlog = {
  url: 'one-hour-at-an-open-day',
  title: 'One hour at an open day, well spent',
  summary:
    'Leave the auditorium after ten minutes. Where to go instead, what to look at, and whom to ask.',
  topic: 'admissions',
  tags: ['visits', 'choosing', 'nursery'],
  author: authors.anjali,
  publishedOn: '2026-09-15',
  body: `
<p>Open days are theatre, and good theatre too. There is a film with a drone, there is a choir, there are samosas. You will learn from it that the school owns a drone. If you have one hour, spend ten minutes in the auditorium and fifty where nobody is expecting you.</p>
<h2>Minutes 1 to 10: listen for verbs</h2>
<p>When the head speaks, write down verbs. “We provide”, “we have”, “we boast of” are about furniture. “They try”, “they quarrel”, “they ask”, “we changed” are about children. One true story about a thing that went wrong is worth three films.</p>
<h2>Minutes 10 to 20: the walls</h2>
<p>Walk along the corridor of the class your child would join. Is the work on the walls by children, or by a printer? Are there thirty of the same butterfly, or thirty different ones? Is it hung where a child of one metre can see it? Are there mistakes in it? There should be. And look at the date. Something from last week says that the class is alive.</p>
<h2>Minutes 20 to 30: the rooms behind</h2>
<ul>
<li><strong>The toilets of the youngest.</strong> Soap, water, a door, no smell. Nothing else says so much about respect.</li>
<li><strong>The library.</strong> Take out three books and look at the last stamp. A library that lends is untidy.</li>
<li><strong>The drinking water.</strong> Is there a date on the filter?</li>
<li><strong>The sick room.</strong> A bed, a person, a list of allergies.</li>
<li><strong>The way out.</strong> Are the fire doors free, and which way do they open?</li>
</ul>
<h2>Minutes 30 to 45: the people</h2>
<p>Talk to three of them, and not to the ones with badges.</p>
<p>Ask a <strong>teacher</strong>: “What do you do with a child who is finished before the others?” and “How long have you been here?” If most answer “since June”, ask the office why.</p>
<p>Ask a <strong>helper</strong>, an ayah, a guard or a gardener, which class is the noisiest. If they laugh and know the children by name, it is a school. If they look round before they answer, it is something else.</p>
<p>Ask a <strong>child</strong> of Class 4 or 5: “What happens here when somebody breaks something?” Children cannot be rehearsed for that.</p>
<h2>Minutes 45 to 55: the numbers</h2>
<ol>
<li>How many children are in the section, not “per teacher”? An average hides the swimming coach.</li>
<li>How many left last year, and how many teachers?</li>
<li>When does the day begin and end, with the bus?</li>
<li>Which holidays are announced, and which come by message the evening before?</li>
<li>What will we have paid by next June, all in?</li>
</ol>
<p>Do not ask about results first. Whatever is answered, it was somebody else’s child.</p>
<h2>Minutes 55 to 60: stand still</h2>
<p>Go to the gate and stand there. If it is the end of a school day, look at how they come out: running, in a line, arm in arm, silent. Look at what they do when they see whoever fetches them. Then ask yourself one question, and answer it before you get into the car: would I like to be seven here?</p>
<h2>Afterwards</h2>
<p>Write half a page the same evening, both parents separately, and only then compare. After the third school they all melt into one with a swimming pool. Choose <a href="/schools">the next one</a> by its distance. And go back once, unannounced, on a wet Tuesday, “to drop a form”. Schools that are good on a wet Tuesday are good.</p>`,
}
