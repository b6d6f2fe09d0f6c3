import { authors, type DemoBlog } from '../demo-blog.ts'

export const nurseryAge: DemoBlog = {
  url: 'nursery-age-criteria',
  title: 'Nursery admission: which age counts, and on which day',
  summary:
    'Three years for nursery and six for Class 1, yes. But a week can decide, and every state counts from a day of its own.',
  topic: 'admissions',
  tags: ['nursery', 'age', 'documents'],
  author: authors.anjali,
  publishedOn: '2026-11-17',
  isFeatured: true,
  body: `
<p>Every November a parent tells me that her daughter is “just three” and every November I ask the same two questions: on which day, and counted by whom? Age looks like the simplest line of the form. It is the one that sends most families home again.</p>
<h2>The rule behind the rules</h2>
<p>The National Education Policy of 2020 describes a foundational stage of five years: three before Class 1, then Classes 1 and 2. A child who walks that path is three when nursery begins and six when Class 1 begins. The Ministry of Education has asked states and central schools to follow it, and most have moved, some in one step and some over several years.</p>
<p>So the rough table is easy to remember:</p>
<ul>
<li><strong>Nursery</strong>: three years completed.</li>
<li><strong>LKG</strong>: four years completed.</li>
<li><strong>UKG</strong>: five years completed.</li>
<li><strong>Class 1</strong>: six years completed.</li>
</ul>
<h2>The day that is counted from</h2>
<p>“Completed” needs a day, and here states differ. Many schools in the north count on 31 March or 1 April, when their year begins. Several southern and western states count on 1 June or 31 May, and others have used 31 July or 31 December. A child born on 10 May may therefore be old enough for nursery in one city and a year too young in the next.</p>
<p>Look for the words “as on”. If the school’s page says “three years as on 31 March 2027”, a child born on 31 March 2024 is in, and a child born on 1 April 2024 is not. If the page says nothing, ask for the circular by which they go, and keep the answer in writing.</p>
<h2>What relaxation means</h2>
<p>Some states let the head of a school relax the age by a few weeks, commonly up to thirty days on either side. It is a permission for the school, not a right of the child. Ask early and in a letter, because the list is made once. Where a state is still moving towards six for Class 1, there may also be a year in which two rules stand beside each other. Then the order of the state’s education department decides, not what the neighbours were told last year.</p>
<h2>Too old can also happen</h2>
<p>Lists have an upper end. For nursery it is usually four, for Class 1 seven or eight. Children who come late for good reasons, such as an illness or a move, are normally let in with a note from a doctor or from the last school. Children with disabilities are given more years in most rules; ask for that line by name.</p>
<h2>Is it better to be old or young in a class?</h2>
<p>Parents of children born close to the day often ask whether to wait a year. The youngest in a class read a little later, and by Class 3 the difference is hard to find. What matters more is whether the child can stay without you for three hours, can say what hurts, and can manage a toilet and a bottle. If not, a year of sand and stories costs nothing.</p>
<h2>Papers to keep ready</h2>
<ul>
<li>The birth certificate from the municipal body. Hospital papers are accepted for a short time only.</li>
<li>Proof of address in the name of a parent, as the school asks: some want it older than six months.</li>
<li>Four photographs of the child, and the immunisation record.</li>
<li>If a certificate has a wrong letter, begin to correct it today. It takes longer than the admission does.</li>
</ul>
<p>And one last thing: a school that offers to “adjust” a date of birth is telling you how it will handle other truths. Thank them, and walk on.</p>`,
}
