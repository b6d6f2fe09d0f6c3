import { schoolArea } from './area-fixtures'
import { http } from './http'
import { job, jobList } from './job-fixtures'
import { product, productList, store } from './offer-fixtures'
import { blog, blogList, video, videoSummary } from './reading-fixtures'
import { filterNames, school, schoolComparison, schoolList, schoolMap } from './school-fixtures'
import { places, searchResult, suggestions } from './search-fixtures'

/** An API where every question has an answer; a test overrides the one it is about. */
export const handlers = [
  http.get('/schools/all', ({ response }) => response(200).json(schoolList())),
  http.get('/schools/map', ({ response }) => response(200).json(schoolMap())),
  http.get('/schools/home-autocomplete', ({ response }) => response(200).json([...suggestions])),
  http.get('/schools/filters', ({ response }) => response(200).json(filterNames())),
  http.get('/schools/compare', ({ response }) => response(200).json(schoolComparison())),
  http.get('/schools/area', ({ response }) => response(200).json(schoolArea())),
  http.get('/schools/{slug}', ({ response }) => response(200).json(school())),
  http.get('/places/autocomplete', ({ response }) => response(200).json([...places])),
  http.get('/search', ({ response }) => response(200).json(searchResult())),
  http.get('/stores/products', ({ response }) => response(200).json(productList())),
  http.get('/products/{slug}', ({ response }) => response(200).json(product())),
  http.get('/jobs', ({ response }) => response(200).json(jobList())),
  http.get('/jobs/{id}', ({ response }) => response(200).json(job())),
  http.get('/stores/created/store/{id}', ({ response }) => response(200).json(store())),
  http.get('/blogs', ({ response }) => response(200).json(blogList())),
  http.get('/blogs/{url}', ({ response }) => response(200).json(blog())),
  http.get('/videos', ({ response }) =>
    response(200).json({
      data: [videoSummary()],
      total: 1,
      page: 1,
      per_page: 12,
      totalPages: 1,
    }),
  ),
  http.get('/videos/{url}', ({ response }) => response(200).json(video())),
]
