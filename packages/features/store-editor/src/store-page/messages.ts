import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

export const messages = defineMessages(
  'store-editor/store-page',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`My store`,
    description: msg`Your store and its services.`,
    back: msg`My stores`,
    edit: msg`Edit`,
    viewPage: msg`View public page`,
    previewPage: msg`Preview the page`,
    addProduct: msg`Add service`,
    loading: msg`Loading`,

    products: msg`Services`,
    noProducts: msg`No services yet`,
    noProductsText: msg`Parents look for subjects, times and prices. Add your first tuition, activity, camp or workshop.`,
    limitTitle: msg`You have reached the limit of your plan`,
    limitText: (products: number) =>
      msg`${plural(products, {
        one: 'This store has the one live service that your plan allows. A new service starts hidden. To show it, hide or delete the other, or change your plan.',
        other:
          'This store has all # live services that your plan allows. A new service starts hidden. To show it, hide or delete another, or change your plan.',
      })}`,
    seePlans: msg`See your plan`,
    editProduct: (name: string) => msg`Edit ${name}`,
    hiddenWithStore: msg`This store is hidden, so parents do not see its services.`,
    noBatch: msg`No batches yet`,
    batchesOf: (name: string) => msg`Batches of ${name}`,
    over: msg`Ended`,

    preview: msg`As parents see it`,
    noDescription: msg`No description yet.`,
    person: msg`Contact person`,
    phone: msg`Phone`,
    email: msg`Email`,
    address: msg`Address`,
    company: msg`Company`,
    gst: msg`GSTIN`,
    website: msg`Website`,
  },
)
