import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts shared by product and store pages. */
export const messages = defineMessages(
  'catalogue-ui/detail-page',
  import.meta.glob('./locales/*.po'),
  {
    images: (name: string) => msg`Images of ${name}`,
    generatedImage: msg`Image generated from the name`,
    image: (number: number) => msg`Image ${number}`,
    verified: msg`Verified`,
    notVerified: msg`Not verified yet`,
    verification: msg`Verification`,
    beyondSchool: msg`Beyond School`,
  },
)
