-- Words with typing errors are looked up in the memory of the server, not by their triples of letters.
drop index library_words_alike;
