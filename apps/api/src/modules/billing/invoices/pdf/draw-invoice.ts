import type { InvoiceParty } from '../../../../db/schema/index.ts'
import { dayInIndia } from '../../../platform/dates/dates-in-india.ts'
import { findGstState } from '../../money/gst-states.ts'
import type { Invoice } from '../invoice.ts'
import { amountInWords } from './amount-in-words.ts'
import { createPaper, edges, type Paper } from './paper.ts'

/** The invoice that a credit note reduces. */
export type CreditedInvoice = Pick<Invoice, 'number' | 'issuedAt'>

const { left, right, top, bottom } = edges
/** The left edge of the second column of parties, and of the values of facts. */
const middle = 310
const values = 148
const columns = { description: 318, sac: 384, amounts: 350 } as const
const quiet = '#6f6657'
const teal = '#0b5f63'
const small = { size: 8.5, colour: quiet }
const tabular = { isTabular: true }

const titles = { tax_invoice: 'Tax invoice', bill: 'Bill', credit_note: 'Credit note' } as const

const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })
const amount = (paise: number) => grouped.format(paise / 100).replace('-', '−')
const day = (text: string) => dayInIndia(new Date(`${text}T12:00:00Z`))
const stateName = (code: string) => `${findGstState(code)?.name ?? ''} (${code})`

/**
 * Draws an invoice or a credit note with the particulars of Rules 46 and 53. The file depends on the
 * invoice alone: made again, it has the same bytes. Without a GSTIN of the seller it says nothing about
 * tax.
 */
export function drawInvoice(invoice: Invoice, credited: CreditedInvoice | null): Promise<Buffer> {
  const { kind, number, issuedAt, seller, buyer } = invoice
  if (number === null || issuedAt === null) throw new Error('The invoice is not issued')
  const title = `${titles[kind]} ${number}`
  const paper = createPaper({ title, author: seller.name, createdAt: issuedAt })
  paper.text(titles[kind], { x: left, y: top + 20, size: 22, weight: 'bold' })
  const parties = drawFacts(paper, factsOf(invoice, number, issuedAt, credited), top + 52)
  const below = Math.max(
    drawParty(paper, kind === 'credit_note' ? 'Issued by' : 'From', seller, left, parties + 18),
    drawParty(paper, 'Billed to', buyer, middle, parties + 18),
  )
  let y = drawLines(paper, invoice, title, below + 22)
  y = drawAmounts(paper, invoice, title, y)
  paper.text(
    invoice.gstRate > 0
      ? 'Tax is not payable on reverse charge. This is a computer-generated document and needs no signature.'
      : 'This is a computer-generated document and needs no signature.',
    { x: left, y: y + 16, ...small },
  )
  paper.onEachPage((page, count) => {
    paper.rule(bottom + 14)
    paper.text(title, { x: left, y: bottom + 30, ...small })
    paper.right(`Page ${page} of ${count}`, { x: right, y: bottom + 30, ...small })
  })
  return paper.end()
}

type Fact = readonly [name: string, value: string]

function factsOf(
  { kind, dueOn, gstRate, placeOfSupply, reason }: Invoice,
  number: string,
  issuedAt: Date,
  credited: CreditedInvoice | null,
): Fact[] {
  const issued = dayInIndia(issuedAt)
  const facts: (Fact | null)[] = [
    [kind === 'credit_note' ? 'Number' : `${kind === 'bill' ? 'Bill' : 'Invoice'} number`, number],
    ['Date of issue', issued],
    dueOn === null ? null : ['Due by', day(dueOn)],
    credited === null
      ? null
      : ['For the invoice', `${credited.number}${creditedDay(credited.issuedAt)}`],
    gstRate > 0 ? ['Place of supply', stateName(placeOfSupply)] : null,
    reason === null ? null : ['Reason', reason],
  ]
  return facts.filter((fact) => fact !== null)
}

const creditedDay = (at: Date | null) => (at === null ? '' : ` of ${dayInIndia(at)}`)

/** Returns where the next part begins. */
function drawFacts(paper: Paper, facts: readonly Fact[], y: number): number {
  let next = y
  for (const [i, [name, value]] of facts.entries()) {
    paper.text(name, { x: left, y: next, colour: quiet })
    const weight = i === 0 ? 'bold' : 'regular'
    next = paper.text(value, { x: values, y: next, width: right - values, weight }) + 1.5
  }
  return next
}

function drawParty(paper: Paper, label: string, party: InvoiceParty, x: number, y: number) {
  const width = (x === left ? middle - 20 : right) - x
  const isSeller = x === left
  paper.text(label, { x, y, ...small })
  const colour = isSeller ? { colour: teal } : {}
  let next = paper.text(party.name, { x, y: y + 16, width, weight: 'bold', size: 11, ...colour })
  next = paper.text(party.address, { x, y: next, width })
  next = paper.text(`State: ${stateName(party.state_code)}`, { x, y: next, width })
  return party.gstin === null
    ? next
    : paper.text(`GSTIN: ${party.gstin}`, { x, y: next, width, ...tabular })
}

/** The heads of the columns, on each page. Returns the baseline of the first line. */
function drawHeads(paper: Paper, { gstRate }: Invoice, y: number): number {
  paper.text('Description', { x: left, y, ...small })
  if (gstRate > 0) paper.text('SAC', { x: columns.sac, y, ...small })
  const head = gstRate > 0 ? 'Taxable value in ₹' : 'Amount in ₹'
  paper.right(head, { x: right, y, ...small })
  paper.rule(y + 7, { isStrong: true })
  return y + 24
}

/** Draws the beginning of the pages after the first. Returns where the next part begins. */
function beginPage(paper: Paper, title: string): number {
  paper.nextPage()
  paper.text(title, { x: left, y: top + 12, weight: 'bold' })
  return top + 40
}

function drawLines(paper: Paper, invoice: Invoice, title: string, y: number): number {
  let next = drawHeads(paper, invoice, y)
  for (const line of invoice.lines) {
    const part =
      line.days === line.of_days ? '1 year' : `${line.days} of ${line.of_days} days of a year`
    const what = `Plan ${line.plan}, ${part}`
    const height = paper.measure(what, columns.description, { weight: 'bold' })
    if (next + height + 14 > bottom) next = drawHeads(paper, invoice, beginPage(paper, title))
    const place = { y: next, ...tabular }
    if (invoice.gstRate > 0) paper.text(line.sac, { x: columns.sac, ...place })
    paper.right(amount(line.taxable_paise), { x: right, ...place })
    const { description: width } = columns
    next = paper.text(what, { x: left, y: next, weight: 'bold', width })
    next = paper.text(`${day(line.from)} – ${day(line.to)}`, { x: left, y: next, ...small })
    paper.rule(next - 3)
    next += 13
  }
  return next
}

type AmountRow = readonly [label: string, paise: number]

function amountRowsOf(invoice: Invoice): AmountRow[] {
  const { gstRate, taxablePaise, cgstPaise, sgstPaise, igstPaise, roundingPaise } = invoice
  const half = gstRate / 2
  const sgst = findGstState(invoice.placeOfSupply)?.hasUtgst ? 'UTGST' : 'SGST'
  const rows: (AmountRow | null)[] = [
    gstRate > 0 ? ['Taxable value', taxablePaise] : null,
    cgstPaise > 0 ? [`CGST ${half}%`, cgstPaise] : null,
    sgstPaise > 0 ? [`${sgst} ${half}%`, sgstPaise] : null,
    igstPaise > 0 ? [`IGST ${gstRate}%`, igstPaise] : null,
    roundingPaise === 0 ? null : ['Rounding', roundingPaise],
  ]
  return rows.filter((row) => row !== null)
}

/** The sums, the total and the total in words, together on one page. */
function drawAmounts(paper: Paper, invoice: Invoice, title: string, y: number): number {
  const rows = amountRowsOf(invoice)
  const words = amountInWords(invoice.totalPaise)
  const x = columns.amounts
  const height = rows.length * 16 + 100
  let next = y + height > bottom ? beginPage(paper, title) : y + 4
  for (const [label, paise] of rows) {
    paper.text(label, { x, y: next, colour: quiet })
    paper.right(amount(paise), { x: right, y: next, ...tabular })
    next += 16
  }
  if (rows.length > 0) paper.rule(next - 6, { from: x, isStrong: true })
  const total = { y: next + 12, weight: 'bold', size: 13 } as const
  paper.text('Total', { x, ...total })
  paper.right(`₹${amount(invoice.totalPaise)}`, { x: right, ...total, ...tabular })
  return paper.text(words, { x: left, y: next + 44, width: right - left })
}
