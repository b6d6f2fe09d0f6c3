import { expect, it } from 'vitest'
import { bannedTopicIn } from './banned-questions.ts'

it.each([
  ['Will you pay a registration fee of ₹500?', 'fee'],
  ['Can you deposit the security deposit before joining?', 'fee'],
  ['पंजीकरण शुल्क कब देंगे?', 'fee'],
  ['Kya aap paise dene ko taiyar hain?', 'fee'],
  ['What is your caste?', 'caste'],
  ['Aapki jati kya hai?', 'caste'],
  ['आपकी जाति क्या है?', 'caste'],
  ['Are you SC/ST?', 'caste'],
  ['Which religion do you follow?', 'religion'],
  ['Are you a Hindu?', 'religion'],
  ['आपका धर्म क्या है?', 'religion'],
  ['Are you married?', 'marriage'],
  ['MARITAL STATUS', 'marriage'],
  ['क्या आप विवाहित हैं?', 'marriage'],
  ['What does your husband do?', 'marriage'],
  ['Please attach a passport-size photo', 'photo'],
  ['अपनी फोटो भेजें', 'photo'],
  ['What is your date of birth?', 'age'],
  ['How old are you?', 'age'],
  ['Are you SC or ST?', 'caste'],
  ['Which community do you belong to?', 'caste'],
  ['आप किस समुदाय से हैं', 'caste'],
  ['क्या आप शादीशुदा हैं?', 'marriage'],
  ['Kya aap shadishuda hain?', 'marriage'],
  ['When do you plan to marry?', 'marriage'],
  ['Do you have kids?', 'marriage'],
  ['What is your DOB?', 'age'],
  ['Current age in years', 'age'],
  ['Do you teach the caste system? What is your caste?', 'caste'],
])('finds what “%s” asks about', (prompt, topic) => {
  expect(bannedTopicIn(prompt)).toBe(topic)
})

it.each([
  'Which topic do pupils find hardest, and how do you introduce it?',
  'Can you teach the Saturday circle, 9 to 11 am?',
  'Have you taught photography or film?',
  'How would you teach world religions in Class 8?',
  'Which age groups have you taught?',
  'Do you have experience with school fee collection software?',
  'How do you manage a class of mixed ability?',
  'When can you join?',
  'Which languages do you teach in?',
  'आप कक्षा 5 को गणित कैसे पढ़ाएँगे?',
  'Aap kab join kar sakte hain?',
  'Do you teach the caste system in history?',
  'How do you use photos of pupils?',
  'How do you marry theory with practice?',
  'Which community service have you organised with pupils?',
  'Do you have children with special needs in your classes?',
])('accepts “%s”', (prompt) => {
  expect(bannedTopicIn(prompt)).toBeUndefined()
})
