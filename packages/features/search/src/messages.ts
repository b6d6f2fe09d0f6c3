import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of the search box and of the results page. */
export const messages = defineMessages('search', import.meta.glob('./locales/*.po'), {
  placeholder: msg`Search For Right School, Tuition & Activity`,
  boxLabel: msg`Search schools, tuitions, activities and jobs`,
  nothingYet: msg`Nothing matches yet. Press Enter to search all of India.`,
  failed: msg`Suggestions did not load. Press Enter to search.`,
  boxLabels: {
    clear: msg`Clear`,
    submit: msg`Search`,
    searching: msg`Searching…`,
    suggestions: msg`Suggestions`,
    found: (count: number) =>
      msg`${plural(count, { one: '# suggestion', other: '# suggestions' })}`,
    toMove: msg({ message: 'to move,', comment: 'After two arrow keys: ↑ ↓ to move,' }),
    enter: msg({ message: 'Enter', comment: 'The name of the key' }),
    toOpen: msg({ message: 'to open', comment: 'After the Enter key: Enter to open' }),
  },
  kinds: {
    School: msg`School`,
    Product: msg`Product`,
    Jobs: msg`Jobs`,
    Store: msg`Store`,
    Search: msg`Search`,
    Place: msg`Place`,
    Recent: msg`Recent search`,
    Popular: msg`Popular search`,
  },
  title: msg`Search`,
  titleFor: (query: string) => msg`Results for “${query}”`,
  prompt: msg`Type a name, a place or what you need: “cbse school in pune”.`,
  startTitle: msg`Try searching for`,
  recentTitle: msg`Your recent searches`,
  clearRecent: msg`Clear recent searches`,
  description: msg`Find schools, tuitions, activities, camps, workshops and jobs across India.`,
  found: (count: number) => msg`${plural(count, { one: '# result', other: '# results' })}`,
  foundAtLeast: (count: string) => msg`${count} results`,
  nothingTitle: (query: string) => msg`Nothing matches “${query}”`,
  nothingText: msg`Try fewer words, another spelling, or just the name of a place.`,
  didYouMean: msg`Did you mean`,
  allSchools: msg`All schools`,
  understoodAs: msg`Understood as`,
  removePart: msg({ message: 'remove', comment: 'Read after a part of the search' }),
  openList: msg`Open the list with all filters`,
  needsPlaceFirst: msg`Use your location to see results near you.`,
  needsPlace: msg`These results are from all of India. Use your location to see those near you.`,
  chosenPlace: msg({
    message: 'the chosen place',
    comment: 'In place of a name: Within 5 km of the chosen place',
  }),
  openLanding: msg`About this area`,
  nearLabel: msg`Place of the search`,
  near: (place: string) => msg`Near ${place}`,
  within: (km: number, place: string) => msg`Within ${km} km of ${place}`,
  everywhere: msg`search all of India`,
  unknownPlace: (place: string) =>
    msg`No place in India matches “${place}”, so these results are from all of India.`,
  approximatePlace: (place: string) =>
    msg`Only the rough location of ${place} is known, so no distances are shown.`,
  widened: (km: number, place: string) =>
    msg`Nothing within ${km} km of ${place} has these words. The nearest results come first.`,
  searchWords: (query: string) => msg`Search for the words “${query}” instead`,
  understandAgain: msg`Show how the search was understood`,
  alsoPlaces: msg`Also:`,
  ignored: (words: string) => msg`Not used in this search: ${words}`,
  nothingHere: (what: string) => msg`No results: ${what}.`,
  relaxedWords: (what: string) => msg`No results for ${what}.`,
  relaxedRadius: (wantedRadius: number, radius: number, count: number) =>
    msg`${plural(count, {
      one: `There are none within ${wantedRadius} km; # within ${radius} km.`,
      other: `There are none within ${wantedRadius} km; # within ${radius} km.`,
    })}`,
  onlyOnlineNear: (wantedRadius: number, radius: number, count: number) =>
    msg`${plural(count, {
      one: `Only online services fit within ${wantedRadius} km. Within ${radius} km there is # result, including online ones.`,
      other: `Only online services fit within ${wantedRadius} km. Within ${radius} km there are # results, including online ones.`,
    })}`,
  relaxedDropped: (dropped: string, count: number) =>
    msg`${plural(count, {
      one: `Without “${dropped}” there is # result.`,
      other: `Without “${dropped}” there are # results.`,
    })}`,
  relaxedByName: (words: string, count: number) =>
    msg`${plural(count, {
      one: `# school has “${words}” or a similar word in its name.`,
      other: `# schools have “${words}” or a similar word in their names.`,
    })}`,
  relaxedByPlace: (count: number) =>
    msg`${plural(count, {
      one: '# school has the place or its PIN code in its address, but no location on the map.',
      other:
        '# schools have the place or its PIN code in their addresses, but no location on the map.',
    })}`,
  relaxedNearest: (place: string) => msg`The nearest one is in ${place}.`,
  relaxedNearestWithout: (dropped: string, place: string) =>
    msg`Without “${dropped}” the nearest one is in ${place}.`,
  /** Used for tabs and headings. */
  tabs: {
    all: msg`All`,
    schools: msg`Schools`,
    products: msg`Tuitions and activities`,
    jobs: msg`Jobs`,
    stores: msg`Stores`,
  },
  tabsLabel: msg`Kinds of results`,
  more: (count: string) => msg`All ${count}`,
})

/** Example searches, in the languages of parents. */
export const exampleQueries = [
  'cbse school in pune',
  'boarding school under 2 lakh',
  'maths tuition',
  'जयपुर में विद्यालय',
]
