import { authors, type DemoBlog } from '../demo-blog.ts'

export const schoolBus: DemoBlog = {
  url: 'school-bus-safety-checks',
  title: 'The school bus: twelve things to check from the pavement',
  summary:
    'You need no permission and no tool, only ten minutes at the stop. What the rules ask for, and how to see whether it is there.',
  topic: 'safety',
  tags: ['bus', 'safety', 'transport'],
  author: authors.samuel,
  publishedOn: '2026-10-13',
  body: `
<p>The most dangerous half hour of most school days is not on the playground. It is between your gate and the school’s. The good news is that a bus can be checked by anyone with a pair of eyes, and that drivers who are watched drive better. I do it twice a year, with a pencil, from the pavement.</p>
<h2>Before it stops</h2>
<ol>
<li><strong>Colour and words.</strong> Golden yellow, with “School Bus” in front and behind. A hired one says “On School Duty”.</li>
<li><strong>The school’s name and a telephone number</strong> on the side, large enough to be read from a scooter.</li>
<li><strong>Speed.</strong> A governor holds it to 40 km/h in most states. Look at your own meter once while you ride behind it.</li>
<li><strong>How it stops.</strong> At the kerb, with the indicator on, and not in the second lane.</li>
</ol>
<h2>When the door opens</h2>
<ol>
<li><strong>The door has a lock</strong> and is shut before the wheels turn. No child stands on the step.</li>
<li><strong>An attendant gets down first</strong> and gets in last. Where girls travel there should be a woman. Learn the name.</li>
<li><strong>The lowest step</strong> can be reached by the smallest child without a jump.</li>
<li><strong>Bars on the windows</strong> run lengthwise and no head fits between them, yet the glass still opens or breaks as a way out.</li>
</ol>
<h2>Inside, from the door</h2>
<ol>
<li><strong>A seat for each child.</strong> Three on a seat for two is overloading, however small they are. Count the heads and the seats.</li>
<li><strong>A first-aid box and a fire extinguisher,</strong> both within reach, both with a date that has not passed.</li>
<li><strong>An emergency exit</strong> that is marked, and not hidden behind bags.</li>
<li><strong>Camera and tracker.</strong> Many boards and states ask for both. Ask who looks at the pictures, and how long they are kept.</li>
</ol>
<h2>The driver</h2>
<p>The usual rule is five years of experience with heavy vehicles, a uniform with a name, an eye test each year, and nobody who has been fined repeatedly for jumping lights or speeding. You cannot see that from the pavement, but you can ask the transport in-charge for it, and for the fitness certificate, the permit, the insurance and the pollution certificate of the bus. They are not secret. In a decent school they hang on a board.</p>
<h2>Vans and autos</h2>
<p>Where no bus goes, families share a van. Then nobody inspects it but you. Agree in writing on the number of children, on a commercial permit and a fitness paper, on belts where there are seats for them, and on no gas cylinder under children. Six in an auto are not a saving. If the van is full on Monday, it was sold twice.</p>
<h2>What your child can learn in a week</h2>
<ul>
<li>Stand two big steps back from the road until it has stopped.</li>
<li>Never cross behind the bus; cross ten steps in front of it, when the driver has looked at you.</li>
<li>If you drop something, leave it. Tell the attendant.</li>
<li>If you fall asleep and wake in an empty bus: press the horn, and keep pressing.</li>
</ul>
<p>Practise the last one. It takes a minute and a patient driver, and children love it.</p>
<h2>When something is missing</h2>
<p>Write to the school the same day, kindly, with a date, the number of the bus, and what you saw. Ask when it will be mended. Send it together with two other families, since a letter with three names gets read. If nothing has happened after two weeks, the regional transport office takes complaints, and so does the board. I have had to go that far once in eleven years. On all other occasions a photograph of an expired fire extinguisher was enough.</p>`,
}
