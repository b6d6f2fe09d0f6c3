import { authors, type DemoBlog } from '../demo-blog.ts'

export const specialNeeds: DemoBlog = {
  url: 'a-school-that-means-inclusion',
  title: 'Special needs: how to tell a school that means it',
  summary:
    'Nearly every prospectus says “inclusive”. Six visits that show whether it is true, and what the law gives your child in any case.',
  topic: 'inclusion',
  tags: ['special needs', 'documents', 'choosing'],
  author: authors.kaveri,
  publishedOn: '2026-10-06',
  body: `
<p>“We are an inclusive school” is a sentence that costs nothing to print. I have heard it from a head teacher who then asked me, in the corridor, whether the boy could come on days without visitors. And I have met a school that never used the word and had carried a girl’s wheelchair up eleven steps every morning for nine years, until it found the money for a ramp.</p>
<h2>What the law gives your child</h2>
<p>The Rights of Persons with Disabilities Act of 2016 names twenty-one disabilities, among them autism, specific learning disabilities, hearing and visual impairment, cerebral palsy and intellectual disability. Schools that are recognised or funded by the government have to admit children without discrimination, make reasonable accommodation, and provide support. A child with a benchmark disability, forty per cent or more, has a right to free education in a neighbourhood school, or a special school of choice, from six to eighteen.</p>
<p>The boards add their part: extra time, a scribe or reader, a separate room, exemption from a third language, and others. These need an application long before the examination, often in Class 8 or 9. Ask for the circular by name.</p>
<h2>The paper that helps</h2>
<p>A UDID card, applied for on the Swavlamban portal and assessed at a district hospital, opens most of these doors. You need not show it to get a place in a class. You may decide when to. For learning difficulties a report by a clinical psychologist is usually wanted, not older than three years.</p>
<h2>Six visits that tell</h2>
<ol>
<li><strong>Visit the toilet.</strong> Wide door, bar on the wall, dry floor, a lock that opens from outside. If it serves as a store-room, you have your answer.</li>
<li><strong>Visit the special educator.</strong> By name, in the room, with a timetable on the wall. One for six hundred children is a signature. How many children does she see in a week, and who plans with her?</li>
<li><strong>Visit an ordinary lesson,</strong> not the resource room. Does the child with a helper sit with the others or behind them? Does the teacher speak to the child or to the helper?</li>
<li><strong>Visit the playground at break.</strong> Nobody can stage twenty minutes of play.</li>
<li><strong>Visit a parent.</strong> Ask for the number of one whose child has been there for three years, and ask what the school got wrong, and what it did then.</li>
<li><strong>Visit the staircase.</strong> Ask how the annual day is done. Whoever is always a tree in the play knows it.</li>
</ol>
<h2>Questions to ask, and answers to listen for</h2>
<p><em>“Will there be an individual plan?”</em> You want to hear who writes it, when you sign it, and when it is looked at again. <em>“Who pays for the shadow teacher?”</em> Get it in writing; it may be more than the fee. <em>“What happens in a bad week?”</em> The good answer has a quiet room in it. The bad one has your telephone number.</p>
<p>And ask what your child will teach the others. A head who smiles and begins to tell is one to trust. I do not know a better test.</p>
<h2>When it does not work</h2>
<p>Then it is the school that has not fitted, not your child. Special schools do some things far better: sign language from the first day, swallowing therapy at lunch, teachers who need no explanation. Some children go there for five years and then come back. Some families take two half days of each. No letter of any law says that a life must be spent under one roof.</p>
<h2>One last thing</h2>
<p>Take somebody along who takes notes. You will be looking at faces, and that is right. But three weeks later you will want to know what was said about the ramp.</p>`,
}
