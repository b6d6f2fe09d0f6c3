import { authors, type DemoBlog } from '../demo-blog.ts'

export const screenTime: DemoBlog = {
  url: 'screen-time-a-family-can-keep',
  title: 'Screen time: rules that a family can keep',
  summary:
    'What paediatricians advise by age, why minutes are the wrong unit, and five rules that survive a Tuesday.',
  topic: 'wellbeing',
  tags: ['screens', 'sleep', 'health'],
  author: authors.nusrat,
  publishedOn: '2026-10-27',
  body: `
<p>Parents lower their voice when they tell me how much their child looks at a screen. Most halve it. I know, because I halve mine. So let us leave shame in the waiting room and talk about what is worth doing.</p>
<h2>What the advice says</h2>
<p>The World Health Organization and the Indian Academy of Pediatrics agree on the broad lines:</p>
<ul>
<li><strong>Under two years:</strong> none, apart from a call with grandparents.</li>
<li><strong>Two to five:</strong> at most an hour a day, in pieces, with somebody beside the child. Less is better.</li>
<li><strong>Five to ten:</strong> less than two hours for pleasure, after sleep, play, food and family have had their share.</li>
<li><strong>Above ten:</strong> a balance that the family sets, with the same four things coming first.</li>
</ul>
<p>School work on a screen is counted apart, though eyes do not know the difference.</p>
<h2>Why minutes mislead</h2>
<p>An hour of building a bridge in a game with a cousin is not an hour of clips that choose themselves. I ask parents three questions in place of “how long?”.</p>
<ol>
<li><strong>What did it take the place of?</strong> If sleep, change it today. If a dull wait at the bank, be kind to yourself.</li>
<li><strong>How does it end?</strong> Something that ends by itself, like a film, is easier to leave than something that never does.</li>
<li><strong>Who was there?</strong> Beside an adult who talks, even small children learn from a picture. Alone, hardly.</li>
</ol>
<h2>Five rules that survive a Tuesday</h2>
<p><strong>Bedrooms are for sleep.</strong> All telephones in the house charge in one place outside the bedrooms, from an hour before the youngest goes to bed. Parents’ too. Of all rules this one gives most, because lost sleep shows up everywhere else: in temper, in weight, in marks, in coughs that do not go.</p>
<p><strong>Meals are for mouths.</strong> No screen at the table, not even a silent one. Children who eat while watching do not notice when they are full. If a toddler will not eat without a video, expect four hungry days and then a child who eats.</p>
<p><strong>Outdoors first.</strong> Two hours of daylight a day lower the risk of short sight, whatever happens afterwards. In the hot months that means early mornings, and the staircase.</p>
<p><strong>Autoplay is off.</strong> Go through each app once and switch off what starts by itself. You are then arguing with a child and no longer with a building full of engineers.</p>
<p><strong>The rule is written by all.</strong> One page on the refrigerator, with what the grown-ups promise as well. A rule that only binds the smallest is a rule about size.</p>
<h2>When to come and see somebody</h2>
<p>Come if a child gives up friends, food or sleep for it; if a small child does not look at faces or does not speak in the way others of that age do; if there are headaches, dry eyes or a head held at an angle; or if something on a screen frightened the child and does not go away. And tell every child, before it happens, that nobody will lose a telephone for showing you something bad. That sentence is the best filter I know.</p>
<h2>One week</h2>
<p>Do not begin with all five. Take the first rule for one week, and write down each morning how everybody slept. I have never seen a family that wanted to go back.</p>`,
}
