import type { ListArea } from '@edbazaar/feature-list-kit'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, select } from '@edbazaar/feature-platform/macro'
import type { ProductScope } from '../product-state'

type Description = (kind: ProductScope, total: string, place: string) => MessageDescriptor

/** The descriptions of the product lists for search engines. Only the server writes them. */
export const messages = defineMessages(
  'products/list/descriptions',
  import.meta.glob('./locales/*.po'),
  {
    country: (kind: ProductScope, total: string) =>
      msg`${select(kind, {
        tuition: `Tuitions by subject, board and mode of training. ${total} tuitions in India: distance, price, age, days and free seats.`,
        activity: `Dance, music, sports and more. ${total} activities in India: distance, price, age, days and free seats.`,
        camp: `Summer, nature and sports camps by date. ${total} camps in India: distance, price, age, days and free seats.`,
        workshop: `Robotics, pottery, theatre and other workshops by date. ${total} workshops in India: distance, price, age, days and free seats.`,
        other: `Tuitions, activities, camps and workshops side by side: ${total} in all in India. Distance, price, age, days and free seats.`,
      })}`,
    place: (kind: ProductScope, total: string, place: string) =>
      msg`${select(kind, {
        tuition: `Tuitions by subject, board and mode of training. ${total} tuitions near ${place}: distance, price, age, days and free seats.`,
        activity: `Dance, music, sports and more. ${total} activities near ${place}: distance, price, age, days and free seats.`,
        camp: `Summer, nature and sports camps by date. ${total} camps near ${place}: distance, price, age, days and free seats.`,
        workshop: `Robotics, pottery, theatre and other workshops by date. ${total} workshops near ${place}: distance, price, age, days and free seats.`,
        other: `Tuitions, activities, camps and workshops side by side: ${total} in all near ${place}. Distance, price, age, days and free seats.`,
      })}`,
    point: (kind: ProductScope, total: string) =>
      msg`${select(kind, {
        tuition: `Tuitions by subject, board and mode of training. ${total} tuitions nearby: distance, price, age, days and free seats.`,
        activity: `Dance, music, sports and more. ${total} activities nearby: distance, price, age, days and free seats.`,
        camp: `Summer, nature and sports camps by date. ${total} camps nearby: distance, price, age, days and free seats.`,
        workshop: `Robotics, pottery, theatre and other workshops by date. ${total} workshops nearby: distance, price, age, days and free seats.`,
        other: `Tuitions, activities, camps and workshops side by side: ${total} in all nearby. Distance, price, age, days and free seats.`,
      })}`,
  } satisfies Record<ListArea, Description>,
)
