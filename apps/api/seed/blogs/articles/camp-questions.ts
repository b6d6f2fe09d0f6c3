import { authors, type DemoBlog } from '../demo-blog.ts'

export const campQuestions: DemoBlog = {
  url: 'questions-to-ask-before-a-camp',
  title: 'Before you send a child to camp: the questions I hope you ask me',
  summary:
    'A camp leader on ratios, nights, water, medicine and the one answer that should make you hang up.',
  topic: 'safety',
  tags: ['camps', 'safety', 'outdoors'],
  author: authors.tashi,
  publishedOn: '2026-10-20',
  body: `
<p>I have taken about four thousand children into the hills and brought all of them home. Some of that was care and some was luck. Parents can do a good deal about the first part by asking questions, and it surprises me every year how few they ask. Most want to know about the food.</p>
<h2>Who is with them?</h2>
<ul>
<li><strong>How many adults to how many children?</strong> For walks in easy country I want one to eight, for children under ten one to six, on rock or in water one to four or fewer. Cooks and drivers do not count.</li>
<li><strong>Who leads, by name, and what have they led before?</strong> For mountains ask for the basic or advanced course of a recognised institute. For water ask for a lifesaving certificate that is younger than three years.</li>
<li><strong>Have the staff been checked by the police?</strong> And is there a written rule that no adult is alone with a child?</li>
<li><strong>Is there a woman among the leaders?</strong> If girls go, there has to be, day and night.</li>
</ul>
<h2>Nights</h2>
<p>Ask where they sleep, who sleeps within calling distance, and what the way to the toilet is at two in the morning. A good camp has walked it in the dark. Boys and girls have separate tents, so do different ages, and so do grown-ups. The door of a room can be opened from inside.</p>
<h2>When something goes wrong</h2>
<ol>
<li><strong>How far is the nearest hospital, in minutes, from the farthest point of the route?</strong> If they answer in kilometres, ask again.</li>
<li><strong>Which vehicle stays?</strong> One that has gone to fetch vegetables cannot bring anyone to a doctor.</li>
<li><strong>Where is there no telephone signal, and what do you do there?</strong></li>
<li><strong>Who carries the medicines, and who may give them?</strong> You should have been asked about allergies, asthma, fits, bed-wetting and fears on a form. If you have not, they do not know your child.</li>
<li><strong>Is there insurance, and for how much?</strong> Ask for the page.</li>
</ol>
<h2>Water</h2>
<p>Most of the accidents I know of happened in water, and in shallow water. If the plan has a river, a lake or the sea in it, ask who decides whether they go in, whether everyone wears a jacket that fits, and whether the leader has swum there this month. “They will only paddle” is not an answer. It is how it begins.</p>
<h2>The weather answer</h2>
<p>Here is the question I like best: <em>when did you last turn back?</em> A leader who has never turned back has not been out often, or was not looking. You want to hear a year, a place, and what the children did instead.</p>
<h2>Before you pay</h2>
<p>Ask for the refund rule if the child falls ill, for the name of the firm as it stands on the receipt, and for three parents of last year whom you choose from a list, not whom they choose for you. Look whether the land belongs to them, whether forest permission is needed, and who has it.</p>
<h2>And your part</h2>
<p>Tell us the truth on the form. Do not hide a telephone in the sleeping bag; tell us if a call at night is needed and we will find a way. Walk with your child in the new shoes for two weeks. Practise one night away, with cousins. And on the last day, ask what was the hardest thing, not what was the best. You will hear about a whole camp.</p>
<p>If the answer to any of this is “don’t worry, nothing has ever happened”, then worry, and hang up.</p>`,
}
