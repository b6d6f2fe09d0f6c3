import type { Definition } from './DefinitionList'
import { docMessages } from './messages'

/** The attributes that `packages/widget` reads. */
export const attributes: readonly Definition[] = [
  {
    name: 'kind',
    text: docMessages.attributeTexts.kind,
    values: '`all`, `schools`, `tuitions`, `activities`, `camps`, `workshops`',
    defaultValue: '`all`',
  },
  {
    name: 'place',
    text: docMessages.attributeTexts.place,
    defaultValue: docMessages.defaults.allOfIndia,
  },
  {
    name: 'radius',
    text: docMessages.attributeTexts.radius,
    defaultValue: docMessages.defaults.fartherResults,
  },
  { name: 'limit', text: docMessages.attributeTexts.limit, defaultValue: '6' },
  {
    name: 'placeholder',
    text: docMessages.attributeTexts.placeholder,
    defaultValue: docMessages.defaults.nameOrPlace,
  },
  {
    name: 'theme',
    text: docMessages.attributeTexts.theme,
    values: '`auto`, `light`, `dark`',
  },
  {
    name: 'lang',
    text: docMessages.attributeTexts.lang,
    values: '`en`, `hi`',
    defaultValue: docMessages.defaults.surroundingLang,
  },
  {
    name: 'target',
    text: docMessages.attributeTexts.target,
    values: '`_self`, `_blank`, `_top`',
    defaultValue: '`_self`',
  },
  { name: 'partner', text: docMessages.attributeTexts.partner },
  {
    name: 'api',
    text: docMessages.attributeTexts.api,
    defaultValue: docMessages.defaults.scriptSite,
  },
]
