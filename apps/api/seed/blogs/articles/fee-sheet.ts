import { authors, type DemoBlog } from '../demo-blog.ts'

export const feeSheet: DemoBlog = {
  url: 'how-to-read-a-fee-sheet',
  title: 'How to read a fee sheet, line by line',
  summary:
    'The number in large letters is rarely what you will pay. Seven lines to look for, and three questions to ask in writing.',
  topic: 'fees',
  tags: ['fees', 'documents', 'choosing'],
  author: authors.samuel,
  publishedOn: '2026-11-10',
  isFeatured: true,
  body: `
<p>A neighbour showed me two sheets last winter. One school asked ₹72,000 a year, the other ₹96,000, and he had chosen the first. We sat down with a pencil. After an hour the first came to ₹1,31,500 for the first year and the second to ₹1,18,000. Nobody had lied. The numbers stood on different lines.</p>
<h2>Once, or every year?</h2>
<p>Begin by writing “once” or “yearly” beside each line.</p>
<ul>
<li><strong>Registration</strong> is paid for the form and does not come back, whatever happens.</li>
<li><strong>Admission fee</strong> is paid once. In several states it is limited, and in most it may not be asked again when a child moves up within the school.</li>
<li><strong>Caution money</strong> or deposit is yours. It comes back when the child leaves, if you have the receipt. Ask whether books or damages are taken from it.</li>
<li><strong>Tuition</strong> is yearly, in quarters or months. Look whether it is for ten months or twelve.</li>
<li><strong>Annual charges</strong>, “development” or “term” fees are yearly too and are easily forgotten, because they are paid in June.</li>
</ul>
<h2>What the child needs to take part</h2>
<p>Transport, meals, books, uniform, a tablet, an activity that “everybody takes”: none of these may be compulsory on paper, and all of them may be in life. Ask a parent of Class 3, not the office. Look at whether uniforms can be bought in more than one shop. Several states have told schools not to tie parents to a single one, and so have the boards.</p>
<h2>The line that is not there</h2>
<p>The most expensive line of most sheets is next year’s. Ask by how much fees rose in each of the last three years. Ten per cent a year sounds small and doubles the fee in a little over seven. Many states have a law and a committee on fees: some limit the rise to a percentage, some want the consent of a parent-teacher body, and some ask schools to publish the fee for the coming year before admissions begin. Find yours by searching for the name of your state with “fee regulation act”.</p>
<h2>A sum you can do in ten minutes</h2>
<ol>
<li>Add everything that is paid once.</li>
<li>Add everything that is paid yearly, with transport and books.</li>
<li>The first year is both together.</li>
<li>For the third year take the yearly sum, and add the last rise twice.</li>
<li>Divide by two hundred school days. The result tells you what a day costs, and it makes schools with different calendars easy to compare.</li>
</ol>
<h2>Three questions, in writing</h2>
<p>Send these by email before you pay anything, and keep the reply:</p>
<ul>
<li>Which of these amounts are returned if we withdraw before the first day, and until when?</li>
<li>What would we have paid in each of the last three years for the same class?</li>
<li>Is there a reduction for a second child, for a single parent, or for those who lose their income, and who decides?</li>
</ul>
<p>A school that answers all three in a week will answer other things too.</p>
<h2>What must not be asked</h2>
<p>A donation or “capitation fee” for a seat is forbidden by the Right to Education Act, and the fine is up to ten times the amount. So is a test of the child or an interview of the parents for entry to the elementary classes. If you are asked for cash without a receipt, you have learnt something that no brochure could have told you.</p>
<p>On EdBazaar <a href="/schools">each school’s sheet</a> stands class by class with the first-year total beside it, and with “not provided” where the school has not told us. You may print it, take it to the office and ask them to fill the gap with a pen. Most do.</p>`,
}
