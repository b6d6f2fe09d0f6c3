CREATE TABLE "search_unanswered_query" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"empty" integer DEFAULT 0 NOT NULL,
	"relaxed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_unanswered_query_day_query_pk" PRIMARY KEY("day","query")
);
