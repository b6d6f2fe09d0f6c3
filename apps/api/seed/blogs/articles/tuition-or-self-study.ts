import { authors, type DemoBlog } from '../demo-blog.ts'

export const tuitionOrSelfStudy: DemoBlog = {
  url: 'tuition-or-self-study',
  title: 'Tuition or self-study? Ask the mistakes',
  summary:
    'Four weeks of corrected work tell more than a report card does. How to read them, and what to do about each kind.',
  topic: 'learning',
  tags: ['tuition', 'homework', 'choosing'],
  author: authors.ritu,
  publishedOn: '2026-11-06',
  body: `
<p>In some of our cities a child without tuition is a curiosity by Class 6. Parents tell me they do not want it, “but everybody goes”. That is a reason to join a queue for a film. For two evenings a week over six years, one may ask for a better one.</p>
<h2>Take four weeks of mistakes</h2>
<p>Before you look for a tutor, collect what the child got wrong in one subject in the last month: class work, homework, tests. Lay it on the floor and sort it together, without a word about marks. You will find four heaps.</p>
<ul>
<li><strong>Slips.</strong> The child sees the mistake as soon as you point. A minus sign is lost, a line is skipped.</li>
<li><strong>Gaps.</strong> One old thing is missing and keeps breaking new ones. It is nearly always fractions, or reading the question.</li>
<li><strong>Fog.</strong> The child can do it but cannot say why. The steps are learnt by heart.</li>
<li><strong>Silence.</strong> The page is empty. Nothing was tried.</li>
</ul>
<h2>What each heap needs</h2>
<p>Slips need time and sleep. More teaching makes them worse, because there is less time. Let the child check one page a day with a pencil of another colour, and stop at nine.</p>
<p>A gap needs a person for six weeks. An older cousin, a student, a patient uncle: somebody who goes back two years without sighing. When it is closed, stop. A tutor who says “continue, to be safe” has a rent to pay.</p>
<p>Fog needs talk. Ask the child to teach you, standing, with a piece of chalk. What cannot be explained is not yet understood, and both of you will hear where it tears. School teachers are glad to be asked about such a place, and they are already paid.</p>
<p>Silence needs a listener before it needs a teacher. Look at sleep, friends, eyes and ears first. I have seen a pair of spectacles replace two years of mathematics coaching.</p>
<h2>If it is to be a tuition</h2>
<p>Then choose as you would choose a doctor.</p>
<ol>
<li><strong>Ask how they begin.</strong> Good tutors look at old work before they teach anything. A class that starts on page one for all has not asked who is there.</li>
<li><strong>Ask how many.</strong> Up to six, a tutor can see each page. Beyond twelve it is a lecture, which may be what a Class 12 child wants, and is never what a Class 7 child needs.</li>
<li><strong>Ask what happens in a bad week.</strong> A free class, a call, or nothing?</li>
<li><strong>Sit in for ten minutes.</strong> Count how many questions the children ask. The number you want is not zero.</li>
<li><strong>Agree on an end.</strong> “Until fractions are safe, at most till Diwali.” Put it into a message, so that all three of you have read it.</li>
</ol>
<h2>What self-study looks like when it works</h2>
<p>It is smaller than people think. Forty minutes at the same place and hour, a list made by the child of what is to be done, the telephone in another room, and somebody in the house who asks afterwards, “Show me one thing that was hard.” Not all of it. One thing.</p>
<p>Children who learn this by Class 8 hardly need anyone in Class 11. Those who have always been taught twice, once at school and once after it, often meet a blank page for the first time in college, and find nobody there to fill it.</p>
<p>So ask the mistakes. They are the only ones in the house who have no opinion about what the neighbours do.</p>`,
}
