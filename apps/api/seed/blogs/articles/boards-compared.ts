import { authors, type DemoBlog } from '../demo-blog.ts'

export const boardsCompared: DemoBlog = {
  url: 'cbse-icse-state-board-and-ib-compared',
  title: 'CBSE, ICSE, state board or IB: what really differs',
  summary:
    'Not which board is best, but what each asks of a child, of your budget and of your plans to move.',
  topic: 'boards',
  tags: ['cbse', 'icse', 'state board', 'ib', 'choosing'],
  author: authors.ritu,
  publishedOn: '2026-11-13',
  isFeatured: true,
  body: `
<p>I have sat with some nine hundred families over this question, and it hardly ever turns out to be about boards. It is about moving, about money, about one teacher, or about a cousin. Still, boards differ, and it helps to know how before the cousin calls.</p>
<h2>CBSE: the one that travels</h2>
<p>The Central Board of Secondary Education has the most schools under one syllabus: Kendriya Vidyalayas, Navodayas and private schools in nearly every district. Its books are NCERT’s. If your work moves you from Jammu to Kochi, the chapter goes on where it stopped. National entrance examinations such as JEE and NEET lean on the same books, which saves some children a second preparation.</p>
<p>Ask the school how it uses the freedom it has. CBSE has moved towards questions that want an idea used rather than repeated, and to more than one attempt at the Class 10 examination. A school that still dictates notes has not noticed.</p>
<h2>ICSE and ISC: the one that reads</h2>
<p>The council that conducts ICSE (Class 10) and ISC (Class 12) examines in English only, with literature as a paper of its own and sciences split into three from early on. There is more project work that counts, and more to read. Children who love language do well in it; children who are carried along by it can drown in Class 9. There are far fewer schools, so a move in the middle may mean a change of board too.</p>
<h2>State boards: the one next door</h2>
<p>A state board teaches the state’s language, history and geography with a care that the others cannot, and examines in it too. Fees are often lower, and the school is more often near enough to walk. Where a state reserves seats in its own colleges, those who know its syllabus have it easier. The level differs from state to state; look at the textbooks of Class 8 mathematics and science for an evening and judge for yourself.</p>
<h2>IB and Cambridge: the one with the question mark</h2>
<p>Both begin from questions and from work over months rather than from one paper. Teachers plan together, classes are small, and universities abroad know the diploma. Indian universities accept it as well; the Association of Indian Universities issues equivalence. Two sentences that brochures leave out: the fee is often four to ten times that of a good CBSE school, and a child who turns to JEE after it will have to prepare for that separately.</p>
<h2>NIOS: the one that waits</h2>
<p>The open school lets a child take subjects one at a time, over years. For young athletes, for children who were ill, and for some who learn in a way of their own, it is not a last resort but the right tool.</p>
<h2>A table you can fill in yourself</h2>
<p>Write the schools you can really reach in a column. Beside each put:</p>
<ol>
<li>minutes from door to door, at eight in the morning;</li>
<li>all fees of the first year, and of the third (<a href="/blog-details/how-to-read-a-fee-sheet">how to add them up</a>);</li>
<li>who teaches Class 8 mathematics, and for how many years;</li>
<li>what happens to a child in the lowest quarter of the class;</li>
<li>the board.</li>
</ol>
<p>When families have filled in the first four columns, most of them have decided before they come to the fifth.</p>
<h2>And when we change our mind?</h2>
<p>Until Class 8 a change of board is a matter of a language and a summer. From Class 9 on, boards register their children, and a change needs permission and a good reason such as a transfer. So choose freely for a six-year-old. You are not choosing a profession. You are choosing who will sit beside your child on Monday.</p>`,
}
