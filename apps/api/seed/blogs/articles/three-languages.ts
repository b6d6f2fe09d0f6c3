import { authors, type DemoBlog } from '../demo-blog.ts'

export const threeLanguages: DemoBlog = {
  url: 'three-languages-one-child',
  title: 'Three languages, one child',
  summary:
    'Tamil at home, English at school, Hindi on the stairs. Why that is no burden, and what parents can do to keep it light.',
  topic: 'learning',
  tags: ['languages', 'reading', 'early years'],
  author: authors.ritu,
  publishedOn: '2026-09-29',
  body: `
<p>A boy in my waiting room speaks Bhojpuri with his grandmother, Hindi with me, English with his telephone, and a fourth tongue with his sister that the rest of us cannot follow. His father is worried. “Will he get confused?” The boy, who has understood every word in all of them, goes on drawing a bus.</p>
<h2>Children do not get confused</h2>
<p>They mix. That is something else. A four-year-old who says “mujhe red wala do” has made a correct sentence with what was nearest to hand. Mixing is a sign of a full cupboard, and it sorts itself out between five and seven, once the child notices who understands what. A child with two languages may know a few words fewer in each for a while, and more in both together.</p>
<p>If a child does not speak at two and a half, or stops speaking, or does not turn to a voice, see a doctor about hearing and speech. Several languages are never the reason, and dropping one never the cure.</p>
<h2>The home language first</h2>
<p>Children learn to read once. When they have understood that marks stand for sounds, they carry it over into any script within months. It is easiest in the language in which they already know what a sentence will say. That is why the National Education Policy asks for the home language, where possible, until at least Class 5, and why so many good English-medium schools now begin the day with a story in the language of the place.</p>
<p>So do not switch to English at home in order to help. Tell the child about the day, quarrel, sing and count in whatever language you are funny in. A rich home language is the best preparation for English there is.</p>
<h2>How the three-language years are built</h2>
<p>Most schools teach two languages from Class 1 and a third from Class 5 or 6 till Class 8, sometimes on to Class 10. Under the policy at least two of the three are to be Indian languages, and states and schools choose. Ask three things before admission:</p>
<ul>
<li>Which languages are really taught, by a teacher who is here this year?</li>
<li>From which class on, for how many periods, and is it marked?</li>
<li>What happens to a child who joins in Class 6 and has never seen the script? “A year without marks” is a humane answer.</li>
</ul>
<h2>Keeping it light</h2>
<ol>
<li><strong>One person, one language, if it comes naturally.</strong> If it does not, one place: Konkani at the table, English in the car.</li>
<li><strong>Ten minutes of reading aloud,</strong> in any of them, in turn. Let grandparents read by telephone.</li>
<li><strong>Books with two scripts</strong> on facing pages. The National Book Trust and Pratham Books have them for the price of a samosa, some for nothing online.</li>
<li><strong>Songs before grammar.</strong> A child who knows six songs has the sounds, and the rest is spelling.</li>
<li><strong>Never translate a scolding.</strong> It loses its force and takes the language down with it.</li>
</ol>
<h2>And English?</h2>
<p>It will come. There is so much of it about. What it needs is not an early start but a great deal of reading from Class 2 on, about things the child likes: trains, ghosts, cricket, whales. Speaking follows hearing, so let them hear it from people who enjoy it, and do not correct in the middle of a story.</p>
<p>I asked the boy, in Hindi, which language he dreams in. He thought about it. “Depends who’s in it,” he said, in English. His father laughed, and put away the form.</p>`,
}
