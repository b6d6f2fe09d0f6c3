import type { ProductSummary } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural, select } from '@edbazaar/feature-platform/macro'

type PriceUnit = ProductSummary['price_unit']

/** Spelling and capitals follow the specification where it quotes. */
export const messages = defineMessages(
  'service-editor/product',
  import.meta.glob('./locales/*.po'),
  {
    addTitle: msg`Add service`,
    addDescription: msg`Add a tuition, activity, camp or workshop.`,
    editTitle: msg`Edit service`,
    editDescription: msg`Edit your service.`,
    back: (store: string) => msg`Back to ${store}`,
    standfirst: msg`Add a name, an age range and batches. Your input is stored on this device until you add the service.`,

    editText: msg`Each field saves when you leave it; switches and lists save at once.`,
    shown: msg`Shown to parents`,
    shownHint: msg`Turn off to hide the service at once. Its data is kept.`,
    hiddenWithStore: msg`The store is hidden, so parents do not see its services.`,

    basics: msg`Basics`,
    kind: msg`Kind`,
    name: msg`Name`,
    nameHint: msg`A name that parents would search for, such as Maths for Class 9`,
    mode: msg({ message: 'Where', comment: 'Label of: Online, At a centre, At your home' }),
    details: msg`Details`,
    description: msg`Description`,
    descriptionHint: msg`Describe what children learn, who teaches and what to bring.`,

    filters: msg`Filters`,
    filtersText: msg`Parents use these to filter the list.`,

    price: msg`Age and price`,
    ageMin: msg`Age from`,
    ageMax: msg`Age to`,
    priceRupees: msg`Price in ₹`,
    priceUnit: msg({ message: 'Price per', comment: 'Label of: Month, Session, Course, Camp' }),
    perUnit: {
      month: msg`Month`,
      session: msg`Session`,
      course: msg`Course`,
      camp: msg`Camp`,
    } satisfies Record<PriceUnit, MessageDescriptor>,
    priceHint: msg`Leave empty if parents should ask you`,
    pricePer: (price: string, unit: PriceUnit) =>
      msg`${select(unit, {
        month: `${price} a month`,
        session: `${price} a session`,
        course: `${price} a course`,
        camp: `${price} a camp`,
        other: `${price}`,
      })}`,

    media: msg`Photos and videos`,
    files: (count: number) => msg`${plural(count, { one: '# file', other: '# files' })}`,
    mediaHint: msg`JPG, PNG or GIF up to 10 MB, MP4, MPEG or WebM up to 50 MB. The first file is the cover.`,

    preview: msg`As parents see it`,
    previewText: msg`How your service looks in a list.`,
    viewPage: msg`View public page`,
    previewPage: msg`Preview the page`,
    unnamed: msg`Name of your service`,

    create: msg`Add service`,
    discard: msg`Discard`,
    discardQuestion: msg`All changes will be lost. Continue?`,
    discardTitle: msg`Confirmation`,
    added: msg`Added`,
    addedHidden: msg`Added but hidden: your plan allows no more live services in this store.`,
    batchesFailed: (count: number) =>
      msg`${plural(count, {
        one: 'The service was added, but # of its batches could not be saved. Add it again here.',
        other:
          'The service was added, but # of its batches could not be saved. Add them again here.',
      })}`,
    failed: msg`Failed`,
    updated: msg`Updated`,
    imageUpdated: msg`Image Updated`,

    limitTitle: msg`You have reached the limit of your plan`,
    limitText: (products: number) =>
      msg`${plural(products, {
        one: 'This store has the one live service that your plan allows. A new service starts hidden. To show it, hide or delete the other, or change your plan.',
        other:
          'This store has all # live services that your plan allows. A new service starts hidden. To show it, hide or delete another, or change your plan.',
      })}`,
    seePlans: msg`See your plan`,

    enterName: msg`Enter valid Name`,
    tooLong: msg`The description is too long. Shorten it to 60,000 characters.`,
    enterAge: msg`Enter an age from 0 to 99, or leave it empty.`,
    agesSwapped: msg`The minimum age cannot be above the maximum age.`,
    enterPrice: msg`Enter whole rupees up to 1,00,00,000, or leave it empty.`,
  },
)
