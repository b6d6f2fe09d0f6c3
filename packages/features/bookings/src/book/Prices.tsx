import type { BookingForm, ChosenBatch } from '@edbazaar/api-client'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { messages as partMessages } from '../parts/messages'
import * as partStyles from '../parts/parts.css'
import { priceText } from '../parts/price-text'
import { priceOf, seatsOf } from './book-choice'
import { messages } from './messages'
import type { BookState } from './use-book'

interface PricesProps {
  batch: ChosenBatch
  own: BookingForm['children']
  state: BookState
}

/** A line for each chosen child, and the total; the price of one seat until a child is chosen. */
export function Prices({ batch, own, state: { choice } }: PricesProps) {
  const t = useMessages(messages, partMessages, productMessages)
  const { kind } = choice
  const price = priceOf(batch, kind)
  const unit = kind === 'term' && price ? ` ${t(productMessages.units[batch.price_unit])}` : ''
  const chosen = own
    .filter(({ id }) => choice.children.includes(id))
    .slice(0, seatsOf(batch, choice))
  return (
    <div>
      {chosen.map(({ id, name }) => (
        <p key={id} className={partStyles.line}>
          <span lang={languageOf(name)}>
            {kind === 'term' ? name : t(messages.childLines[kind](name))}
          </span>
          <span>{priceText(price, t)}</span>
        </p>
      ))}
      {(chosen.length === 0 || price !== null) && (
        <p className={partStyles.line}>
          <span>{t(chosen.length > 0 ? partMessages.total : partMessages.price)}</span>
          <span>
            <b className={price === null ? undefined : partStyles.total}>
              {priceText(price && price * Math.max(1, chosen.length), t)}
            </b>
            {unit}
          </span>
        </p>
      )}
    </div>
  )
}
