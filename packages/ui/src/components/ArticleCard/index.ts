export {
  ArticleCard,
  type ArticleCardProps,
  type ArticleLook,
  articleLooks,
} from './ArticleCard'
