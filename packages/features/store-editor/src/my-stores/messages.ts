import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

export const messages = defineMessages(
  'store-editor/my-stores',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`My stores`,
    description: msg`The stores you have listed on EdBazaar.`,
    add: msg`Add Store`,
    loading: msg`Loading`,
    noneTitle: msg`You have not listed a store yet`,
    noneText: msg`You need a name and one image. The store starts hidden: add its location and a contact, and then show it to parents.`,
    limitTitle: msg`You have reached the limit of your plan`,
    limitText: (stores: number) =>
      msg`${plural(stores, {
        one: 'You have the one live store that your plan allows. A new store starts hidden. To show it, hide or delete the other, or change your plan. You can have up to 100 hidden and recently deleted stores.',
        other:
          'You have all # live stores that your plan allows. A new store starts hidden. To show it, hide or delete another, or change your plan. You can have up to 100 hidden and recently deleted stores.',
      })}`,
    seePlans: msg`See your plan`,
    edit: msg`Edit`,
    editStore: (name: string) => msg`Edit ${name}`,
    open: msg`Services`,
    openStore: (name: string) => msg`Services of ${name}`,
    noCity: msg`No city yet`,
    services: (count: number) => msg`${plural(count, { one: '# service', other: '# services' })}`,
  },
)
