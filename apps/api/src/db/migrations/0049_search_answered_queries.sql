CREATE TABLE "search_answered_query" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"searches" integer NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"meaning" jsonb,
	"lat" real,
	"lng" real,
	CONSTRAINT "search_answered_query_day_query_pk" PRIMARY KEY("day","query")
);
--> statement-breakpoint
comment on table search_answered_query is 'private';
