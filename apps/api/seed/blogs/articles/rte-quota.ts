import { authors, type DemoBlog } from '../demo-blog.ts'

export const rteQuota: DemoBlog = {
  url: 'rte-25-per-cent-step-by-step',
  title: 'The RTE quota, step by step: a free seat in a private school',
  summary:
    'One seat in four at the entry class belongs to children of families with little. Who may apply, with which papers, and what happens after the lottery.',
  topic: 'admissions',
  tags: ['rte', 'documents', 'nursery', 'fees'],
  author: authors.anjali,
  publishedOn: '2026-10-16',
  body: `
<p>Lakhs of children in India sit in private schools without paying a fee, by right and not by favour. Lakhs of other seats of the same kind stay empty every year, because a family did not know, or lacked one paper on one afternoon. This page is for them, and for everyone who knows such a family: a driver, a cook, a guard, a cousin in the village.</p>
<h2>What the law says</h2>
<p>Section 12(1)(c) of the Right to Education Act of 2009 asks private schools that take no aid from the government to give at least a quarter of the seats of their entry class, nursery or Class 1, to children of weaker sections and disadvantaged groups from the neighbourhood. The education is free until Class 8, and the state pays the school. Minority institutions are outside this rule.</p>
<h2>Who may apply</h2>
<p>Every state draws the lines itself. In most of them two doors are open:</p>
<ul>
<li><strong>Disadvantaged groups:</strong> Scheduled Castes and Tribes, in many states other backward classes, children with disabilities, orphans, and children living with HIV, whatever the income.</li>
<li><strong>Weaker sections:</strong> families below an income that the state sets. It ranges from about one lakh to a few lakh rupees a year. Look up this year’s figure; it changes.</li>
</ul>
<p>The child must be of the right age for the entry class, and live near: often within one kilometre, then within three if seats are left.</p>
<h2>Papers</h2>
<ol>
<li>Birth certificate, or what the state accepts in its place.</li>
<li>Proof of address. A rent agreement may have to be registered, so ask early.</li>
<li>Income certificate from the tehsil office, <em>of this year</em>. It can take three weeks.</li>
<li>Caste or disability certificate, where it applies.</li>
<li>Aadhaar where the portal asks for it, a photograph, and a telephone number that will still work in June.</li>
</ol>
<p>Names must be spelt alike on all of them. This, and the age of the income certificate, are the two most common reasons for a refusal.</p>
<h2>The form and the lottery</h2>
<p>Most states take applications on a portal between January and April. You choose schools in an order; put the nearest ones first, since distance decides before luck does. A lottery is drawn by computer, usually in two or three rounds. Nobody can move a name up in it. A person who offers to do so for money is selling something that does not exist.</p>
<p>Filling in the form costs nothing. Anganwadi centres, block education offices and many charities help with it. Bring the papers and a charged telephone for the code.</p>
<h2>When the name is on the list</h2>
<p>Print the letter and go to the school within the days that are given, often no more than ten. The school checks the originals. It may not test the child, may not interview the parents, and may not ask for tuition, admission or development fees. About books, uniforms and transport rules differ: in several states the school or the state provides them, in others families pay. Ask the block education officer, and ask before June.</p>
<h2>If the school says no</h2>
<p>Ask for the reason in writing, with a stamp. Then go to the block or district education officer, the grievance page of the portal, or the State Commission for Protection of Child Rights. Schools that refuse a listed child risk their recognition, and they know it.</p>
<h2>And then?</h2>
<p>The seat is only the door. Ask who will explain homework that is in English, whether excursions are paid for, and how the class is mixed. A good school makes nobody sit apart. In Pune I know a boy of the first batch, whose mother swept the road outside the gate. He teaches there now. He still comes in by that gate, and he still says good morning to the road.</p>`,
}
