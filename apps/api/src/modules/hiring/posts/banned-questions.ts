import type { Schema } from '../../../contract/operations.ts'

export type BannedTopic = Schema<'BannedTopic'>

const word = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, 'iu')

/** English, Hindi and Hindi in Latin letters. */
const topics: readonly { readonly topic: BannedTopic; readonly pattern: RegExp }[] = [
  {
    topic: 'fee',
    pattern: word(
      String.raw`(?:registration|application|processing|joining|security|training|interview|uniform) (?:fees?|charges?|deposits?|amount)|(?:pay|deposit|transfer|send) (?:a |an |the |us |rs\.?|₹|inr)\s?[\w ,]{0,20}(?:fees?|deposit|amount|rupees|advance)|(?:pay|submit|deposit) (?:a |the |any )?(?:fees?|deposit)|security deposit|refundable (?:fee|deposit|amount)|fees? (?:dena|jama|bharna|bharni|denge)|paise? (?:dena|dene|denge|jama)|शुल्क (?:देना|जमा|भर\S*|दे\S*)|पंजीकरण शुल्क|आवेदन शुल्क|पैसे (?:देने|जमा|देंगे)|जमा राशि`,
    ),
  },
  {
    topic: 'caste',
    pattern: word(
      String.raw`castes?|sub-?castes?|gotra|jaa?ti|jaat|varna|scs?\s?(?:/|,|or|and|&)\s?sts?|obcs?|(?:are|r) you (?:an? )?(?:sc|st|dalit|brahmin)|scheduled (?:castes?|tribes?)|(?:which|what) community|your community|samuday|samudaay|जाति|जात|गोत्र|वर्ण|समुदाय|अनुसूचित|दलित`,
    ),
  },
  {
    topic: 'religion',
    pattern: word(
      'religions?|religious|faith|dharm|dharam|mazhab|(?:are|r) you (?:a |an )?(?:hindu|muslim|christian|sikh|jain|buddhist|parsi)|धर्म|मज़हब|मजहब',
    ),
  },
  {
    topic: 'marriage',
    pattern: word(
      String.raw`marital|married|unmarried|marriage|(?:when|will|plan\w*|going|want|intend|wish) (?:you |to |do you |will you |are you )*marry|spouse|husband|wife|pregnan\w*|maternity plans?|(?:do|have) you (?:have|got|plan|want)(?: to have)?(?: any| some)? (?:kids|children)(?=\s*(?:[?.,!।/]|$|of your own|yet|or\b|and\b))|how many (?:kids|children) do you have|your (?:own )?(?:kids|children)|sha?adi(?:[- ]?shuda)?|vivah(?:it)?|pati ka|patni ka|शादी|शादीशुदा|विवाह|विवाहित|अविवाहित|वैवाहिक|पति|पत्नी|गर्भवती`,
    ),
  },
  {
    topic: 'photo',
    pattern: word(
      'photos?|photographs?|selfies?|passport[- ]size|pictures? of (?:you|yourself)|your pictures?|tasveer|फ़ोटो|फोटो|तस्वीर|चित्र',
    ),
  },
  {
    topic: 'papers',
    pattern: word(
      `aadhaa?r|adhaar|pan (?:card|number)|(?:identity|id) (?:papers?|proofs?|cards?|documents?)|proof of identity|voter (?:id|card)|ration card|driving licen[cs]e (?:copy|scan|number)|(?:scan|copy|number|photocopy) of your (?:passport|driving licen[cs]e)|passport (?:copy|scan|number)|bank (?:passbook|statement|account (?:number|details))|pehchan patra|pahchan patra|आधार (?:कार्ड|नंबर|संख्या)|पैन (?:कार्ड|नंबर)|पहचान पत्र|वोटर (?:आईडी|कार्ड)|राशन कार्ड`,
    ),
  },
  {
    topic: 'age',
    pattern: word(
      String.raw`how old are you|your age|(?:current|present) age|age (?:limit|in years)|date of birth|year of birth|birth ?dates?|d\.?\s?o\.?\s?b\.?|when were you born|aapki (?:umar|umr)|umar|umr|आपकी (?:उम्र|आयु)|उम्र|जन्म तिथि|जन्मतिथि`,
    ),
  },
]

/** Texts in which a word of a topic is harmless. */
const harmless = [
  'photograph(?:y|ic)|photo (?:editing|essays?|stories)',
  'religious (?:studies|education)|(?:world|different|other|all|about|of) religions',
  'fee collection|school fees?|caste system',
  '(?:photos?|photographs?|pictures?) (?:of|by|from|with) (?:(?:the|your) )?(?:pupils?|students?|children|learners|class(?:es)?|lessons?)',
  'marry theory (?:with|and|to) practice',
  `your (?:pupils?|students?)['’] (?:age|ages)`,
  'community (?:service|work|outreach|projects?|colleges?|engagement)',
  '(?:which|what) community (?=service|work|outreach|projects?|engagement)',
  // "Your children" in words to parents, and the children of a class.
  String.raw`(?:parents?|famil(?:y|ies)|guardians?|mothers?|fathers?)\b[^.?!।]{0,40}\byour (?:kids|children)`,
  `your (?:kids|children)(?:['’]s?|s['’])? (?:progress|learning|work|behaviou?r|reading|writing|results?|marks|development|needs|attendance|homework|well-?being|lessons?|class(?:es|room)?)`,
  '(?:teach|taught|assess|motivate|encourage|engage|prepare|supervise) your (?:kids|children)',
  'your (?:kids|children) (?:in|of) (?:the |your )?(?:class|grade|school|year)',
]
const harmlessWords = new RegExp(`\\b(?:${harmless.join('|')})(?![\\p{L}\\p{M}])`, 'giu')

/** The first topic that a question asks about although it must not; undefined if there is none. */
export function bannedTopicIn(prompt: string): BannedTopic | undefined {
  const text = prompt.normalize('NFKC').replace(harmlessWords, ' ')
  return topics.find(({ pattern }) => pattern.test(text))?.topic
}
