/** The texts of the demo parent's blogs. */

export const elevenWeekends = `
<p>We began with a list of 31 schools and a map of bus routes. By the first Sunday it was 14, because a school can be excellent and still be an hour away.</p>
<h2>Fees were harder to compare than boards</h2>
<p>Every school lists its fees differently. One charged ₹18,000 for transport that another included. We made one table with the same five columns for each school, and asked for what was missing.</p>
<p>Most offices answered within a day. The visit told us more: we watched ten minutes of a reading lesson and the end of a lunch break.</p>
<h2>What we would do again</h2>
<p>Visit on a working day. Ask to see the library. Travel the bus route once, at the time your child will travel it.</p>`

export const oneNotebook = `
<p>After the third visit we could no longer say which school had the small library. Since then we carry one notebook, and each school gets two pages: the left one before the visit, the right one during it.</p>
<h2>Before the visit</h2>
<p>On the left we write what the website says: class size, fees, distance, admission dates. Beside each figure we note where it comes from. What we cannot find becomes a question.</p>
<h2>At the gate, in the corridor, on the way home</h2>
<p>At the gate: how children are handed over, and who watches the road. In the corridor: what hangs on the walls, and whether it was made by one child or by many. In a classroom: how long the teacher waits after a question.</p>
<p>On the way home we each write one sentence without talking first. Twice the two sentences disagreed, and that was the most useful part of the visit.</p>
<p>Keep the notebook after admission. Our notes about the school bus answered a question in July that nobody at the office remembered.</p>`

/** The last paragraph of `oneNotebook`, and what an edit makes of it. */
export const oneNotebookEdit = [
  'Keep the notebook after admission. Our notes about the school bus answered a question in July that nobody at the office remembered.',
  'Leave a page for the children. Ask two of them in the corridor which book they read last, and write down the answers.',
] as const

export const readingAloud = `
<p>At home we speak Kannada with one side of the family and Hindi with the other. School is in English. For a year we did nothing about it, and our son answered everybody in English. Then we began to read aloud for fifteen minutes a day.</p>
<h2>One language a day</h2>
<p>Monday and Thursday are Kannada, Tuesday and Friday Hindi, Wednesday and Saturday English. On Sunday he chooses. A fixed day ends the discussion about which book it will be.</p>
<p>Picture books with little text work best in the weaker language. We read the page, then he tells it in any words he likes. We do not correct; we use the right word in the next sentence.</p>
<h2>Where the books come from</h2>
<p>The public library in our ward lends four at a time. Free story websites have the same story in several languages, so he already knows what happens when he hears it for the second time. Grandparents record a story on the phone when we travel.</p>
<p>After eight months he asks for rice in Kannada. That is all we wanted.</p>`

export const parentTeacherMeeting = `
<p>We had eight minutes, a chair made for a six-year-old, and a queue behind us. These five questions fit into eight minutes.</p>
<h2>Five questions</h2>
<ol>
<li>Who does she sit and play with?</li>
<li>What does she do when she does not understand something?</li>
<li>Which work can I look at, and what should I notice in it?</li>
<li>What should we practise at home, and what should we leave alone?</li>
<li>How may I reach you, and when do you answer?</li>
</ol>
<h2>What to do with the answers</h2>
<p>Write them down before you reach the gate. Choose one thing to change, not four. We chose packing the bag in the evening, and asked the teacher after three weeks whether mornings were calmer.</p>
<p>If an answer worries you, ask for a second meeting in the same week instead of discussing it in the corridor. Bring one example, and ask what the teacher sees.</p>
<p>Tell your child something good that the teacher said. She knows that you were there, and she is waiting.</p>`

export const busRouteTest = `
<p>The brochure said 25 minutes. Our first ride took 52, because the bus turns into four lanes before it reaches ours. We now ride every route before we pay a fee.</p>
<h2>How to do the test</h2>
<p>Ask the transport office for the route, the stops and the pick-up time. Then follow the bus on a working day, in a taxi or on a scooter, from your stop to the school gate. Note the minutes at each stop.</p>
<p>The best schools in Indiranagar let parents ride along once. Others will at least tell you who sits in the bus: how many children, whether an adult attends to them, and who receives them at the gate.</p>
<h2>What to ask afterwards</h2>
<p>What happens when the bus is late, and who calls the parents? Is there a second route during the rains? Is the fee the same if your stop moves? A school that has answers to these has had the problem before, and solved it.</p>`

export const schoolListOf2024 = `
<p>This was our list in the spring of 2024: nine schools within six kilometres of Domlur that had a seat in Class 1. We sorted it by the time from door to door at eight in the morning, not by name.</p>
<h2>How we made it</h2>
<p>We crossed out schools without a playground that we could see, and schools that did not tell us the fee of the second year. For the rest we wrote down the last day for forms and the day of the result.</p>
<p>Three of the nine have changed their fees since, one has moved, and one has closed its waiting list. Please do not use our dates. Make your own list: it takes one evening and two cups of tea.</p>`
