import { authors, type DemoBlog } from '../demo-blog.ts'

export const hobbyClass: DemoBlog = {
  url: 'choosing-a-hobby-class-that-lasts',
  title: 'Choosing a hobby class that lasts longer than the uniform',
  summary:
    'Half of all hobby classes are dropped before the third month. What the other half have in common.',
  topic: 'activities',
  tags: ['hobby', 'dance', 'music', 'sport', 'choosing'],
  author: authors.anjali,
  publishedOn: '2026-10-30',
  body: `
<p>In our cupboard lie a tabla, two karate belts, a chess clock and a left-handed bat. Each was bought with conviction. I keep them there to remind me that a class is easily begun, and that a child’s “yes” in a shop means “yes, I like the shop”.</p>
<h2>Begin with the hour, not with the art</h2>
<p>The classes that last are the ones that are near, and that fall on an hour when the child is still somebody. After school and before food, no art in the world has a chance. Find the two hours of the week that are really free. Then see who teaches what within fifteen minutes of your door. That list is short, and it is the right one.</p>
<h2>Try before you buy</h2>
<p>A trial is not a demonstration. In a demonstration the teacher performs; in a trial the child sweats. Ask for three lessons, paid, without the yearly fee and without the uniform. If they say that the offer ends today, let it end.</p>
<p>While you wait, watch three things:</p>
<ul>
<li>How long does a child stand still and wait for a turn? In a good hour it is less than a third of it.</li>
<li>What does the teacher say to the slowest one? You are listening for that child’s name.</li>
<li>Do older pupils stay? A class with fourteen-year-olds in it has solved a problem that most have not.</li>
</ul>
<h2>Ask what a year looks like</h2>
<p>Some arts climb by examinations, some by performances, some by belts. All three are fine, and all three cost. Ask what the steps are, when the first one comes, what it costs with dress and travel, and what happens to a child who does not want to take it. “Nothing, she goes on learning” is the answer you hope for.</p>
<h2>The third month</h2>
<p>Everything becomes boring in the third month. The fingers hurt, the scales are the same, the others seem faster. This is not a sign that the choice was wrong. It is the place where learning begins, and children should be told of it beforehand as one tells them of the rain. We agreed at home on a rule of twenty lessons: nobody leaves before the twentieth, and nobody has to say why after it.</p>
<h2>When to let go</h2>
<p>Let go at once if a child is afraid of a person. You need not find out first whether there is a reason. Let go without a speech after twenty lessons if nothing of it ever comes home: no humming, no kicking against the sofa, no drawings on the bill. And let go if you notice that it is your own childhood which is taking the class.</p>
<h2>How many?</h2>
<p>One that moves the body, and one that does not, is plenty up to Class 5. A free afternoon is not a gap in the timetable. It is where children find out what they would do if nobody had enrolled them, and that is the best guide to the next class.</p>
<h2>Safety, in one paragraph</h2>
<p>PasswordlessSignIn with glass, or open ones. A second adult within sight. A rule about who may fetch the child, and a call when nobody comes. A teacher who corrects by showing and asks before touching. A changing room with a lock. You may ask for all of it in a friendly voice, and those who run good places will be pleased that you did.</p>
<p>The left-handed bat, by the way, is in use again. A neighbour’s son found it. Nobody had enrolled him.</p>`,
}
