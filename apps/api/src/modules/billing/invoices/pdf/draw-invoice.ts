import type { InvoiceParty } from '../../../../db/schema/index.ts'
import { dayInIndia } from '../../../platform/dates/dates-in-india.ts'
import { findGstState } from '../../money/gst-states.ts'
import type { Invoice } from '../invoices.repository.ts'
import { amountInWords } from './amount-in-words.ts'
import { createPaper } from './paper.ts'

type Paper = ReturnType<typeof createPaper>

const left = 48
const middle = 310
const right = 547
const quiet = '#6b6558'

const titles = { tax_invoice: 'Tax invoice', bill: 'Bill', credit_note: 'Credit note' } as const

const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })
const amount = (paise: number) => grouped.format(paise / 100)
const day = (text: string) => dayInIndia(new Date(`${text}T12:00:00Z`))
const stateName = (code: string) => `${findGstState(code)?.name ?? ''} (${code})`

/**
 * Draws an invoice or a credit note with the particulars of Rule 46. The file depends on the invoice
 * alone: made again, it has the same bytes. Without a GSTIN of the seller it says nothing about tax.
 */
export function drawInvoice(invoice: Invoice, creditedNumber: string | null): Promise<Buffer> {
  const { kind, number, issuedAt, seller, buyer } = invoice
  if (number === null || issuedAt === null) throw new Error('The invoice is not issued')
  const title = titles[kind]
  const paper = createPaper({
    title: `${title} ${number}`,
    author: seller.name,
    createdAt: issuedAt,
  })
  paper.text(title, { x: left, y: 70, size: 20, weight: 'bold' })
  paper.right(number, { x: right, y: 70, size: 13, weight: 'bold' })
  paper.right(dayInIndia(issuedAt), { x: right, y: 88, colour: quiet })
  paper.rule(102, left, right, 1.5)
  const below = Math.max(
    drawParty(paper, 'From', seller, left),
    drawParty(paper, 'Billed to', buyer, middle),
  )
  let y = drawFacts(paper, invoice, creditedNumber, below + 12)
  y = drawLines(paper, invoice, y + 14)
  y = drawAmounts(paper, invoice, y)
  y = paper.text(amountInWords(invoice.totalPaise), { x: left, y: y + 24, width: right - left })
  paper.text(
    invoice.gstRate > 0
      ? 'Tax is not payable on reverse charge. Made by computer; valid without a signature.'
      : 'Made by computer; valid without a signature.',
    { x: left, y: y + 14, size: 8.5, colour: quiet },
  )
  return paper.end()
}

/** Returns where the next part begins. */
function drawParty(paper: Paper, label: string, party: InvoiceParty, x: number): number {
  const width = (x === left ? middle - 20 : right) - x
  let y = paper.text(label, { x, y: 122, size: 8.5, colour: quiet })
  y = paper.text(party.name, { x, y, width, weight: 'bold', size: 11 })
  y = paper.text(party.address, { x, y, width })
  y = paper.text(`State: ${stateName(party.state_code)}`, { x, y, width })
  return party.gstin === null ? y : paper.text(`GSTIN: ${party.gstin}`, { x, y, width })
}

function drawFacts(paper: Paper, invoice: Invoice, creditedNumber: string | null, y: number) {
  const { dueOn, gstRate, placeOfSupply, reason } = invoice
  const facts = [
    ...(gstRate > 0 ? [`Place of supply: ${stateName(placeOfSupply)}`] : []),
    ...(dueOn === null ? [] : [`Due by ${day(dueOn)}`]),
    ...(creditedNumber === null ? [] : [`For the invoice ${creditedNumber}`]),
    ...(reason === null ? [] : [`Reason: ${reason}`]),
  ]
  let next = y
  for (const fact of facts) next = paper.text(fact, { x: left, y: next, width: right - left })
  return next
}

function drawLines(paper: Paper, { lines, gstRate }: Invoice, y: number): number {
  const small = { size: 8.5, colour: quiet }
  paper.text('Description', { x: left, y, ...small })
  if (gstRate > 0) paper.text('SAC', { x: 390, y, ...small })
  paper.right('Amount in ₹', { x: right, y, ...small })
  paper.rule(y + 6)
  let next = y + 22
  for (const line of lines) {
    const part =
      line.days === line.of_days ? '1 year' : `${line.days} of ${line.of_days} days of a year`
    paper.text(`Plan ${line.plan}, ${part}`, { x: left, y: next, weight: 'bold', width: 330 })
    if (gstRate > 0) paper.text(line.sac, { x: 390, y: next })
    paper.right(amount(line.taxable_paise), { x: right, y: next })
    next = paper.text(`${day(line.from)} – ${day(line.to)}`, { x: left, y: next + 13, ...small })
    paper.rule(next - 4)
    next += 12
  }
  return next
}

function drawAmounts(paper: Paper, invoice: Invoice, y: number): number {
  const { gstRate, taxablePaise, cgstPaise, sgstPaise, igstPaise, roundingPaise } = invoice
  const half = gstRate / 2
  const sgst = findGstState(invoice.placeOfSupply)?.hasUtgst ? 'UTGST' : 'SGST'
  const rows: [string, number][] = [
    ...(gstRate > 0 ? ([['Taxable value', taxablePaise]] satisfies [string, number][]) : []),
    ...(cgstPaise > 0
      ? ([
          [`CGST ${half}%`, cgstPaise],
          [`${sgst} ${half}%`, sgstPaise],
        ] satisfies [string, number][])
      : []),
    ...(igstPaise > 0 ? ([[`IGST ${gstRate}%`, igstPaise]] satisfies [string, number][]) : []),
    ...(roundingPaise === 0 ? [] : ([['Rounding', roundingPaise]] satisfies [string, number][])),
  ]
  let next = y + 4
  for (const [label, paise] of rows) {
    paper.text(label, { x: middle + 40, y: next })
    paper.right(amount(paise), { x: right, y: next })
    next += 15
  }
  paper.rule(next - 4, middle + 40, right, 1)
  paper.text('Total', { x: middle + 40, y: next + 14, weight: 'bold', size: 12 })
  paper.right(`₹${amount(invoice.totalPaise)}`, {
    x: right,
    y: next + 14,
    weight: 'bold',
    size: 12,
  })
  return next + 14
}
