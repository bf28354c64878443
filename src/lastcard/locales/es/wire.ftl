# What cannot be understood between a program and the server. A message id is the code.

wire = Eso no se puede entender aquí.
message-unreadable = No es un mensaje que el servidor entienda: { $detail }.
hello-missing = Saluda primero (hello), con la versión del protocolo.
nobody-found = No ha llegado a tiempo nadie que quiera la misma partida; vuelve a intentarlo, o juega con bots.
